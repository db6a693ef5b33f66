/**
 * French spelling to sound, one line a rule: what it matches at the place read, and the sounds.
 * One letter a sound: e for é and è, o open or closed, u = ou, y = u, 2 = eu closed, 9 = eu open,
 * 1 = in and un, 3 = an, 4 = on, S = ch, Z = j, N = gn, j w H = half vowels.
 * V, W, X and Z below stand for sets of letters.
 */
const SETS: Readonly<Record<string, string>> = {
  V: '[aeiouyàâäéèêëîïôöùûü]',
  W: '[eiyéèêëîï]',
  C: '[bcdfghjklmnpqrstvwxzç]',
  END: '(?:e?s?$)',
};

const RULES = `
a aux?$ = o
a aient$ = e
a ais?$ = e
a ait$ = e
a aît$ = e
a ain(?!{V}|n)s? = 1
a aim(?!{V}|m) = 1
a aî = e
a ail(?:l(?=es?$|e[rzu]|[aéèioâ])|s?$) = aj
a aille = aj
a aill = aj
a aï(?=n$|ns$) = ai
a aïe = aj
a aï(?={V}) = aj
a aï = ai
a ay(?={V}) = ej
a ay = e
a aie?s?$ = e
a ai = e
a août$ = u
a aoû = au
a aon(?=s?$) = 3
a aen = 3
a eau = o
a au = o
a an(?!{V}|n|h{V}) = 3
a am(?=[bp]) = 3
a am$ = am
a a = a
à à = a
â â = a
ä ä = a
b bb = b
b bs$ = 
b b(?=[st]) = p
b b = b
c (?<=^)cz(?=a) = ts
c cch = k
c cc(?={W}) = ks
c cc = k
c chr = kr
c chl = kl
c chn = kn
c ch = S
c cqu = k
c ck = k
c cs$ = k
c ct(?=s?$) = kt
c c(?={W}) = s
c cueil = k9j
c c(?=ts?$) = k
c c = k
ç ç = s
d dd = d
d dg(?={W}) = dZ
d dj = dZ
d ds?$ = 
d d = d
e eaux?$ = o
e eau = o
e eû = 2
e eux?$ = 2
e eus(?=e) = 2z
e euil(?:l(?={V})|s?$) = 9j
e eun = 9n
e eut(?=e) = 2t
e eu(?=[rlfvbpgnmc]) = 9
e eu = 2
e ein(?!{V}|n) = 1
e eim(?!{V}) = 1
e eil(?:l(?={V})|s?$) = ej
e eille = ej
e ei = e
e ey(?={V}) = ej
e ey = e
e (?<=^)emm = 3m
e emm(?=ent) = am
e em(?=[bp]) = 3
e emm = 3m
e enn = en
e ent$ = 3
e en(?=d|t|c|s|f|v|j|q|g|r|l|z|x)(?!tt) = 3
e ens$ = 3
e en$ = 1
e en(?!{V}|n|h) = 3
e er$ = e
e ers$ = e
e erts?$ = er
e ez$ = e
e ets?$ = e
e eds?$ = e
e efs?$ = ef
e ess = es
e (?<=^|in)ex(?=h?{V}) = egz
e ex = eks
e es$ = 
e e$ = 
e e(?=([bcdfgklmnpqrstxz])\\1) = e
e (?<!^)e(?=ch|sch|th|ph) = @
e (?<!^)e(?=(?:[bcdfgptkv][rl]){V}) = @
e (?<!^)e(?={C}{V}) = @
e e(?={C}) = e
e e(?={V}) = 
e e = e
é é = e
è è = e
ê ê = e
ë ë = e
f ff = f
f fs$ = f
f f = f
g gg(?={W}) = gZ
g gg = g
g geu(?=r) = Z9
g ge(?=[aoâô]) = Z
g gn = N
g gueil = g9j
g gu(?={W}) = g
g guë = gy
g g(?={W}) = Z
g gs?$ = 
g gt(?=s?$) = 
g g = g
h h = 
i (?<=v|ret|sout|maint|cont|dét|obt|^t)ients?$ = j1
i ien(?=t|c) = j3
i ien(?!{V}|n) = j1
i ier$ = je
i (?<=^)ill = il
i ill(?=e) = ij
i ill(?={V}) = ij
i im(?=[bp]) = 1
i in(?!{V}|n|h) = 1
i ieds?$ = je
i ies?$ = i
i (?<=[bcdfgpktv][rl])ie(?=$|s$|ment) = i
i (?<=[bcdfgpktv][rl])i(?={V}) = ij
i ie(?=ment) = i
i i(?={V}) = j
i i = i
î î = i
ï ï = i
j j = Z
k k = k
l ll = l
l l = l
m mm = m
m m = m
n nn = n
n n = n
o oeu(?=[rfvlb]) = 9
o oeu = 2
o oeil = 9j
o oe(?=[csd]) = e
o oê = wa
o oî = wa
o oin(?!{V}|n) = w1
o oi = wa
o oy(?={V}) = waj
o oy = wa
o ouill = uj
o ouil$ = uj
o oût$ = u
o oue(?=s?$|ment) = u
o (?<=[bcdfgpktv][rl])ou(?=[aeéèêâ]) = u
o ou(?={V}) = w
o ou = u
o oû = u
o où = u
o on(?!{V}|n|h) = 4
o om(?=[bp]) = 4
o oo = u
o ooc = ok
o o = o
ô ô = o
ö ö = o
p ph = f
p pp = p
p pts?$ = 
p ps$ = 
p p$ = 
p p = p
q qu = k
q q = k
r rr = r
r rh = r
r rds?$ = r
r rts?$ = r
r rcs?$ = rk
r rs$ = r
r r = r
s sch = S
s sc(?={W}) = s
s sh = S
s ss = s
s s$ = 
s (?<={V})s(?={V}) = z
s st$ = st
s s = s
t tch = tS
t th = t
t tt = t
t tz = ts
t (?<!s|x)tion(?!n|{V}) = sj4
t (?<!s|x|^)ti(?=on|al|el|eux$|eus|aire|atr|ence|ent$|ents$) = sj
t (?<=a|r)tie(?=s?$) = si
t ts?$ = 
t t = t
u um$ = om
u un(?!{V}|n) = 1
u um(?=[bp]) = 1
u uy(?={V}) = Hij
u ui = Hi
u ue(?=s?$|ment) = y
u (?<=[bcdfgpktv][rl])u(?=[aeéèêâo]) = y
u u(?=[aeéèioêâ]) = H
u u = y
ù ù = u
û û = y
ü ü = y
v v = v
w w = w
x xc(?={W}) = ks
x x$ = 
x x = ks
y ym(?=[bp]) = 1
y yn(?!{V}|n|h) = 1
y y(?={V}) = j
y y = i
z zz = dz
z z$ = 
z z = z
`;

export interface SoundRule {
  readonly pattern: RegExp;
  readonly sounds: string;
}

/** The rules by the first letter they read, in the order in which they are tried. */
export const SOUND_RULES: ReadonlyMap<string, readonly SoundRule[]> = (() => {
  const rules = new Map<string, SoundRule[]>();
  for (const line of RULES.split('\n')) {
    const [, letter = '', match = '', sounds = ''] = /^(\S) (\S+) = ?(\S*)$/u.exec(line) ?? [];
    if (letter === '') continue;
    const source = match.replace(/\{(\w+)\}/gu, (_all, name: string) => SETS[name] ?? '');
    const known = rules.get(letter) ?? [];
    rules.set(letter, [...known, { pattern: new RegExp(source, 'uy'), sounds }]);
  }
  return rules;
})();
