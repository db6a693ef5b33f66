/** Words that the rules read wrongly, with their sounds; their plural in -s sounds alike. */
const LISTED = `
os os/o as as us ys bus bys virus virys cactus kaktys lotus lotys campus k3pys fœtus fetys foetus fetys
tennis tenis oasis oazis iris iris ibis ibis maïs mais vis vis fils fis ours urs sens s3s mars mars
cosmos kosmos albatros albatros rhinocéros rinoseros héros ero chaos kao lys lis gratis gratis
jadis Zadis hélas elas atlas atlas pancréas p3kreas as as blocus blokys hiatus jatys terminus terminys
anus anys détritus detritys humus ymys crocus krokys prospectus prospektys radius radjys sinus sinys
utérus yterys papyrus papirys hibiscus ibiskys eucalyptus ekaliptys thermos termos mérinos merinos
autobus otobys omnibus omnibys cumulus kymylys stimulus stimylys bonus bonys malus malys minus minys
cactus kaktys plus plys/ply tous tus/tu index 1deks silex sileks latex lateks codex kodeks duplex dypleks
lynx l1ks sphinx sf1ks phénix feniks onyx oniks larynx lar1ks pharynx far1ks six sis dix dis
gaz gaz fez fez net net brut bryt but byt/by chut Syt dot dot mat mat rut ryt zut zyt huit Hit sept set
mazout mazut yaourt jaurt scorbut skorbyt azimut azimyt août u/ut est est ouest west test test toast tost
lest lest zest zest trust tr9st compost kompost direct direkt correct korekt infect 1fekt intact 1takt
tact takt impact 1pakt pacte pakt contact k4takt exact egza suspect syspe aspect aspe respect respe
strict strikt concept k4sept script skript transept tr3sept rapt rapt abrupt abrypt
cap kap cep sep slip slip clip klip stop stop ketchup ketSop handicap 3dikap cheptel Septel jeep dZip
hip ip rap rap club kl9b snob snob job dZob tub t9b toubib tubib nabab nabab web web
sud syd bled bled raid red stand st3d week-end wikend weekend wikend round raund lad lad
zigzag zigzag gag gag grog grog gang g3g ping-pong pi4gpi4g joug Zug iceberg isberg
cul ky fusil fyzi outil uti persil persi/persil sourcil sursi/sursil gentil Z3ti coutil kuti baril bari fournil furni
chenil Seni nombril n4bri/n4bril avril avril cil sil fil fil péril peril exil egzil profil profil civil sivil
ville vil mille mil tranquille tr3kil million milj4 milliard miljar village vilaZ bacille basil villa vila
distiller distile osciller osile pupille pypij idylle idil lilliputien lilipysj1 achille aSil
mer mer fer fer ver ver cher Ser hier jer amer amer enfer 3fer hiver iver cuiller kHijer cancer k3ser
hamster amster poker poker super syper joker dZoker master master leader lid9r reporter reporter
cutter k9t9r poster poster starter starter revolver revolver éther eter ester ester fier fjer tiers tjer
divers diver univers yniver envers 3ver travers traver vers ver pervers perver cerf ser nerf ner serf serf/ser
clerc kler porc por tabac taba estomac estoma caoutchouc kautSu croc kro accroc akro escroc eskro
broc bro blanc bl3 franc fr3 flanc fl3 banc b3 jonc Z4 tronc tr4 ajonc aZ4 cric krik
clef kle clé kle œuf 9f oeuf 9f bœuf b9f boeuf b9f œufs 2 oeufs 2 bœufs b2 boeufs b2 cerfs ser
monsieur m@sj2 messieurs mesj2 femme fam solennel solanel hennir enir
second s@g4 seconde s@g4d zinc z1g aquarium akwarjom aquatique akwatik équateur ekwat9r quatuor kwatHor
square skwar quartz kwartz aquarelle akwarel équation ekwasj4 adéquat adekwa loquace lokas
album albom rhum rom maximum maksimom minimum minimom opium opjom forum forom parfum parf1
aluminium alyminjom géranium Zeranjom podium podjom stadium stadjom vacuum vakHom sérum serom
examen egzam1 chien Sj1 bien bj1 rien rj1 pollen polen abdomen abdomen dolmen dolmen spécimen spesimen
cyclamen siklamen hymen imen amen amen éden eden totem totem harem arem requiem rekHijem item item
tandem t3dem idem idem modem modem islam islam macadam makadam tram tram quidam kidam
automne oton condamner kondane damner dane damné dane
sculpture skyltyr sculpteur skylt9r compte k4t compter k4te dompter d4te comptine k4tin baptême batem
baptiser batize sept set septième setjem prompt pr4 exempt egz3 temps t3 printemps pr1t3 corps kor
longtemps l4t3 champ S3 camp k3 loup lu coup ku drap dra sirop siro galop galo trop tro beaucoup boku
poids pwa doigt dwa vingt v1 nid ni nœud n2 noeud n2 pied pje fond f4
orchestre orkestr orchidée orkide chœur k9r choeur k9r écho eko chorale koral choléra kolera chaos kao
chrome krom archange ark3Z psychologue psikolog psychologie psikoloZi technique teknik orchestral orkestral
kirsch kirS varech varek almanach almana mammouth mamut
oignon oN4 poignet pwaNe poignée pwaNe poignard pwaNar moelle mwal poêle pwal moelleux mwal2
faisan f@z3 faon f3 paon p3 taon t3 saoul su soûl su aout u/ut raout raut caen k3 laon l3
ouïe wi oui wi ouistiti wistiti ouah wa
gars ga jars Zar ange 3Z
aiguille egHij aiguiser egize linguiste l1gHist linguistique l1gHistik arguer argHe ambiguïté 3bigHite
gageure gaZyr eu y eus y eut y eue y eût y eurent yr eûmes ym j'eus Zy
pays pei paysan peiz3 paysage peizaZ abbaye abei
maïs mais naïf naif haïr air laïc laik mosaïque mozaik archaïque arkaik caïman kaim3 camaïeu kamaj2
coïncidence k1sid3s héroïne eroin héroïque eroik égoïste egoist stoïque stoik
quai ke gai ge
foot fut football futbol footing futi4 zoo zo alcool alkol boom bum coopérer koopere zoologie zooloZi
bowling buli4 surf s9rf burger b9rg9r puzzle p9zl jazz dZaz pizza pidza quiz kwiz bus bys rugby rygbi
skate sket cake kek steak stek beefsteak bifstek bifteck biftek baseball bezbol basket basket hockey oke
sandwich s3dwitS clown klun whisky wiski western western wagon vag4 tramway tramwe kiwi kiwi
golf golf ski ski kayak kajak judo Zydo yacht jot interview 1tervju sweat swit
design dizajn pipeline piplin punk p9k funk f9k club kl9b but byt
manager manadZer parking parki4 camping k3pi4 shopping Sopi4 building bildi4 meeting miti4 smoking smoki4
marketing marketi4 ring ri4 swing swi4 string stri4
jean dZin jeans dZin jet dZet job dZob jogging dZogi4 jury Zyri bluejean bludZin
album albom fjord fjord fiord fjord drone dron clone klon zone zon
patience pasj3s patient pasj3 ambition 3bisj4 question kestj4 gestion ZestiO digestion diZestj4
démocratie demokrasi acrobatie akrobasi diplomatie diplomasi aristocratie aristokrasi inertie inersi
idiotie idjosi prophétie profesi péripétie peripesi minutie minysi garantie gar3ti partie parti sortie sorti
ortie orti amnistie amnisti modestie modesti hostie osti pitié pitje amitié amitje moitié mwatje
métier metje chantier S3tje entier 3tje sentier s3tje quartier kartje
initial inisjal spatial spasjal partial parsjal martial marsjal nuptial nypsjal essentiel es3sjel
balbutier balbysje initier inisje
transit tr3zit transition tr3zisj4 déficit defisit prétérit preterit granit granit accessit aksesit
vis vis tournevis turn@vis hausse os jus Zy
parasol parasol tournesol turn@sol vraisemblable vres3blabl aseptique aseptik monosyllabe monosilab
antisocial 3tisosjal présupposer presypoze entresol 3tr@sol
subsister sybziste alsace alzas
ville vil ressort r@sor ressembler r@s3ble ressource r@surs dessous d@su dessus d@sy ressentir r@s3tir
chef Sef nef nef fief fjef bref bref grief grijef relief r@ljef
net net fret fret set set basket basket internet 1ternet ticket tike
secret s@kre
les le des de mes me tes te ses se ces se est e et e
hiver iver enfant 3f3 ennui 3nHi ennuyer 3nHije enivrer 3nivre emmener 3m@ne emmêler 3mele
emporter 3porte
gens Z3 lent l3 dent d3 vent v3 cent s3 content k4t3 argent arZ3 serpent serp3 couvent kuv3 talent tal3
agent aZ3 client klij3 orient orj3 récipient resipj3 ingrédient 1gredj3 escient esj3 patient pasj3
science sj3s conscience k4sj3s audience odj3s expérience eksperj3s
européen 0rope1 lycéen lise1 coréen kore1 
chrétien kretj1 entretien 3tr@tj1 maintien m1tj1 soutien sutj1 tien tj1
femme fam évidemment evidam3
nuit nHi fruit frHi huile Hil puits pHi suie sHi suis sHi lui lHi cuir kHir biscuit biskHi
jouer Zwe louer lwe fouet fwe rouet rwe girouette Zirwet cacahuète kakawet
cueillir k9jir accueil ak9j recueil r@k9j orgueil org9j écueil ek9j cercueil serk9j œil 9j oeil 9j
fauteuil fot9j
pull pyl bull bul atoll atol hall ol football futbol
tuyau tHijo
bruit brHi
quatre katr quart kar
gnome gnom gnou gnu stagner stagne magnum magnom diagnostic djagnostik
isthme ism asthme asm
sculpter skylte aulne on
aquarium akwarjom
gène Zen gêne Zen jeûne Z2n jeûner Z2ne déjeuner deZ2ne
meute m2t émeute em2t neutre n2tr feutre f2tr
yeux j2 lieue lj2 bleue bl2
grille grij fille fij bille bij famille famij cheville S@vij
signe siN
album albom
examen egzam1
xylophone ksilofon
messie mesi
caméra kamera
chocolat Sokola
cognac koNak sac sak lac lak parc park arc ark trafic trafik choc Sok avec avek bec bek sec sek
duc dyk public pyblik plastic plastik turc tyrk
héros ero hérisson eris4
lis lis cassis kasis métis metis myosotis mjozotis volubilis volybilis pubis pybis pénis penis tournis turni
clovis klovis
sus sy jésus Zezy refus r@fy abus aby obus oby talus taly intrus 1try inclus 1kly reclus r@kly dessus d@sy
rébus rebys focus fokys corpus korpys
ananas anana/ananas cadenas kad@na matelas matla repas r@pa lilas lila verglas vergla compas k4pa
biceps biseps triceps triseps forceps forseps reps reps
mœurs m9rs/m9r moeurs m9rs/m9r
laps laps volt volt pouls pu comte k4t comté k4te comtesse k4tes prompt pr4 aplomb apl4 casher kaSer chips Sips klaxon klaks4 jacuzzi Zakuzi chester tSester flirter fl9rte gin dZin bluff bl9f challenge Sal3Z football futbol gadget gadZet
en 3 revers rver lux lyks thorax toraks fan fan spot spot short Sort scout skut mess mes cheeseburger tSizb9rg9r
agenda aZ1da appendicite ap1disit cobaye kobaj fusiller fyzije psychiatre psikjatr chaotique kaotik
chorégraphie koregrafi échographie ekografi arctique arktik acompte ak4t compteur k4t9r comptable k4tabl
compter k4te barman barman cric krik smoothie smusi shampooing S3pw1 technologie teknoloZi alcoolisme alkolism
gluten glyten racket raket reporter r@porter gentleman dZ3tlman brunch br9nS junkie dZ9nki land l3d
bourgeois burZwa homosexuel omoseksHel soixante swas3t
rail raj bail baj
cocktail koktel
pop pop max maks kot kot shoot Sut food fud green grin cheap tSip chap tSap clebs klebs cloud klaud lutz lyts
rush r9S memento mem1to rad rad skip skip dundee d9ndi vamp v3p haïe ai ranz r3z reg reg ter ter tep tep
pers per pep pep fart fart quo kwo cos kos hot ot oz oz jenny dZeni bush buS trench tr9nS glass glas pool pul
op op hop op let let lei lei queer kwir pier pjer poe poe org org erg erg
`;

/** Spelling (œ as oe) to sounds. */
export const SOUND_EXCEPTIONS: ReadonlyMap<string, string> = (() => {
  const words = LISTED.split(/\s+/u).filter((word) => word !== '');
  const found = new Map<string, string>();
  for (let at = 0; at + 1 < words.length; at += 2) {
    found.set((words[at] ?? '').replace(/œ/gu, 'oe'), words[at + 1] ?? '');
  }
  return found;
})();
