/** Part of speech of a base: nominal (noun or adjective) or verb. */
export type BasePos = 'n' | 'v';

/** A way to form a word: its ending, what it is, what it comes from and how sure that is. */
export interface Suffix {
  readonly ending: string;
  readonly makes: BasePos | 'd';
  readonly from: BasePos;
  /** Cost of a link by this ending where no dictionary speaks of it. */
  readonly cost: number;
}

const suffixes = (
  makes: Suffix['makes'],
  from: BasePos,
  cost: number,
  endings: string,
): readonly Suffix[] => endings.split(' ').map((ending) => ({ ending, makes, from, cost }));

/** Endings of French derivation; the empty one is conversion. */
export const SUFFIXES: readonly Suffix[] = [
  ...suffixes(
    'n',
    'n',
    0.9,
    'ier ière iste isme erie eux euse ien ienne éen éenne ique esse ard arde ois oise ais aise iser',
  ),
  ...suffixes(
    'n',
    'n',
    1,
    'er ère ie age aire aille ade ain aine ée eresse erette eron ifère ifique',
  ),
  ...suffixes(
    'n',
    'n',
    1.1,
    'iat ette et ette elet elette iot ise âtre u ue al ale el elle eur té ité itude esque if ive ueux ueuse in ine eau ceau on illon ereau ot otte ole ure asse ier',
  ),
  ...suffixes(
    'n',
    'v',
    0.9,
    'eur euse ateur atrice age ment ement ation ition able ible ateur euse oir oire ure ade erie ant ante',
  ),
  ...suffixes('n', 'v', 1.1, 'tion ion ance ence if ive is aison ée é u ie i ette et on in'),
  ...suffixes('n', 'v', 1.3, ' e'),
  ...suffixes('v', 'n', 0.9, 'iser ifier onner eler'),
  ...suffixes('v', 'n', 1.1, 'er ir eter oter iller asser ailler oyer ayer'),
  ...suffixes('v', 'v', 1, 'eter oter iller asser ailler onner ouiller'),
  ...suffixes('d', 'n', 0.5, 'ment ement amment emment ément'),
];

/** Elements before a base that leave its kind as it is. */
export const PREFIXES: readonly string[] =
  'dé dés dis re r ré in im il ir en em a ad sur sous sou anti auto bi tri co con com contre entre inter ex extra hyper hypo mal mé més mi micro mini maxi mono multi non para poly post pré pro semi demi super télé trans ultra vice é ef par pour avant arrière archi néo pseudo quadri rétro sub supra vidéo'.split(
    ' ',
  );
