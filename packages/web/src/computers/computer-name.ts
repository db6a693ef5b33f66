import type { Language } from '@agent-double/rules';

/** What computer players are called: small machines and parts of them. */
const NAMES: { readonly [language in Language]: readonly string[] } = {
  fr: 'Manivelle Loupiote Boussole Sextant Grelot Pendule Carillon Cliquetis Ressort Bobine Bakélite Dynamo Pascaline Boulier Lanterne Girouette Aiguille Tocante Métronome Turbine Balancier Sirène Rouage Toupie'.split(
    ' ',
  ),
  en: 'Sprocket Lantern Compass Sextant Thimble Pendulum Carillon Whirligig Bobbin Dynamo Pascaline Abacus Flywheel Weathervane Piston Bakelite Metronome Turbine Tinplate Gimbal Clockwork Spindle Ratchet Tumbler'.split(
    ' ',
  ),
};

/** A name for a computer player, other than those that are `taken`. */
export const computerName = (
  language: Language,
  taken: readonly string[],
  chance = Math.random(),
): string => {
  const names = NAMES[language];
  const free = names.filter((name) => !taken.includes(name));
  const name = free[Math.floor(chance * free.length)];
  return name ?? `${names[0] ?? 'Robot'} ${taken.length + 1}`;
};
