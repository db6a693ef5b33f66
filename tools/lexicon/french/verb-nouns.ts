/** Endings that French took with Latin's changes: what a noun or adjective ends in, and its verb. */
const CHANGES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/uct(?:ion|eur|rice|if|ive|ible)$/u, ['uire']],
  [/(?:ense|ensif|ensive|enseur|ension|ente|endu|endue)$/u, ['endre']],
  [/(?:onse|onte|onsable)$/u, ['ondre']],
  [/(?:erte)$/u, ['erdre']],
  [/aissance$/u, ['aître']],
  [/aissant$/u, ['aître']],
  [/oissance$/u, ['oître']],
  [/ution$/u, ['oudre']],
  [/eption$/u, ['ecevoir', 'evoir']],
  [/epteur$/u, ['ecevoir']],
  [/scription$/u, ['crire', 'scrire']],
  [/traction$/u, ['traire']],
  [/(?:inte|inture|intre|inteur)$/u, ['indre']],
  [/(?:onction|oint|ointure)$/u, ['oindre']],
  [/(?:tention|tien)$/u, ['tenir']],
  [/(?:vention|venue)$/u, ['venir']],
  [/ision$/u, ['ider', 'iser']],
  [/usion$/u, ['ure', 'user', 'uer']],
  [/(?:mission|mise|metteur)$/u, ['mettre']],
  [/(?:iture)$/u, ['ir']],
  [/(?:ette|aison|oir|oire)$/u, ['er', 'ir']],
  [/(?:uite)$/u, ['uir', 'uivre']],
  [/(?:ourse|ours)$/u, ['ourir']],
  [/(?:ection)$/u, ['iger', 'ecter']],
  [/(?:action|acteur)$/u, ['agir']],
  [/(?:ession|essif|esseur)$/u, ['éder', 'esser', 'imer']],
  [/(?:ition)$/u, ['ir', 'aître', 'er']],
  [/(?:ication)$/u, ['ifier', 'iquer']],
  [/(?:quisition|quête)$/u, ['quérir']],
];

const COST = 0.9;

/** Verbs that a noun or adjective may belong to by a change of its stem. */
export const verbsOfNoun = (
  noun: string,
  hasVerb: (lemma: string) => boolean,
): readonly (readonly [string, number])[] => {
  const found: (readonly [string, number])[] = [];
  for (const [ending, verbs] of CHANGES) {
    const stem = noun.replace(ending, '');
    if (stem === noun || stem.length < 2) continue;
    for (const verb of verbs) {
      if (hasVerb(stem + verb)) found.push([`${stem}${verb}/v`, COST]);
    }
  }
  return found;
};

/** The adjective of an abstract noun in -ance or -ence, or of one in -té with a lost vowel. */
export const adjectivesOfNoun = (
  noun: string,
  hasNominal: (lemma: string) => boolean,
): readonly (readonly [string, number])[] => {
  const candidates = [
    noun.replace(/([ae])nce$/u, '$1nt'),
    noun.replace(/([ae])ncier$/u, '$1nce'),
    noun.replace(/eur$/u, 'ible'),
    noun.replace(/bilité$/u, 'ble'),
    noun.replace(/osité$/u, 'eux'),
    noun.replace(/ité$/u, 'e'),
    noun.replace(/icité$/u, 'ique'),
    noun.replace(/ivité$/u, 'if'),
    noun.replace(/alité$/u, 'el'),
    noun.replace(/arité$/u, 'aire'),
    noun.replace(/iété$/u, 'ieux'),
    noun.replace(/uosité$/u, 'ueux'),
  ];
  return candidates
    .filter((each) => each !== noun && hasNominal(each))
    .map((each) => [each, COST] as const);
};
