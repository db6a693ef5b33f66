import type { Reading } from '../packed/forms.ts';

const HISSING = new Set('szSZCj');
const VOICELESS = new Set('ptkfTsSC');

const afterPlural = (sounds: string): string => {
  const last = sounds.slice(-1);
  if (HISSING.has(last)) return `${sounds}iz`;
  return sounds + (VOICELESS.has(last) ? 's' : 'z');
};

const afterPast = (sounds: string): string => {
  const last = sounds.slice(-1);
  if (last === 't' || last === 'd') return `${sounds}id`;
  return sounds + (VOICELESS.has(last) ? 't' : 'd');
};

/** How a regular form in -s or -ed is said, by how its lemma is: rows, guessed. */
export const inflectedSounds = (
  form: string,
  readings: readonly Reading[],
  soundsOf: (lemma: string) => readonly string[],
): readonly string[] => {
  const found = new Set<string>();
  for (const { lemma, pos } of readings) {
    if (lemma === form || (pos !== 'n' && pos !== 'v')) continue;
    for (const sounds of soundsOf(lemma)) {
      if (form.endsWith('ed')) found.add(afterPast(sounds));
      else if (form.endsWith('s') && !(form.endsWith('ves') && /fe?$/u.test(lemma)))
        found.add(afterPlural(sounds));
    }
  }
  return [...found];
};
