import { EDITION_IDS, MODES, type EditionId, type Mode } from '@agent-double/rules';

/** What an address of the product shows. */
export type Route =
  | { readonly name: 'landing' }
  | { readonly name: 'room'; readonly code: string; readonly screen: boolean }
  | { readonly name: 'device'; readonly code: string }
  | { readonly name: 'rules'; readonly edition: EditionId | null; readonly mode: Mode | null }
  | { readonly name: 'one-device' }
  | { readonly name: 'companion' }
  | { readonly name: 'replay'; readonly code: string | null; readonly number: number | null }
  | { readonly name: 'unknown' };

/** The route of a path. */
export const routeOf = (path: string): Route => {
  const [first, second, third, ...more] = path.split('/').filter((part) => part !== '');
  if (first === undefined) return { name: 'landing' };
  if (isGame(first) && second === undefined) return { name: 'replay', code: null, number: null };
  if (first === 't' && second !== undefined && isGame(third)) {
    const [number, ...beyond] = more;
    const isNumber = number === undefined || /^[1-9][0-9]{0,5}$/u.test(number);
    return beyond.length === 0 && isNumber
      ? { name: 'replay', code: decoded(second), number: Number(number ?? 0) || null }
      : { name: 'unknown' };
  }
  if (more.length > 0) return { name: 'unknown' };
  if (first === 't' && second !== undefined && (third === 'appareil' || third === 'device')) {
    return { name: 'device', code: decoded(second) };
  }
  const screen = third === 'ecran' || third === 'screen';
  if (first === 't' && second !== undefined && (third === undefined || screen)) {
    return { name: 'room', code: decoded(second), screen };
  }
  if (second === undefined && (first === 'compagnon' || first === 'companion')) {
    return { name: 'companion' };
  }
  if (second === undefined && (first === 'un-appareil' || first === 'one-device')) {
    return { name: 'one-device' };
  }
  if (first === 'regles' || first === 'rules') {
    return {
      name: 'rules',
      edition: EDITION_IDS.find((id) => id === second) ?? null,
      mode: MODES.find((mode) => mode === third) ?? null,
    };
  }
  return { name: 'unknown' };
};

const isGame = (part: string | undefined): boolean => part === 'partie' || part === 'game';

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The path of a room's page. */
export const roomPath = (code: string): string => `/t/${encodeURIComponent(code)}`;

/** The path by which another device comes; its secret goes behind a `#`. */
export const devicePath = (code: string): string => `${roomPath(code)}/appareil`;

/** The path of a finished game of a room. */
export const gamePath = (code: string, number: number): string =>
  `${roomPath(code)}/partie/${number}`;

/** The path of a room on a big screen. */
export const screenPath = (code: string): string => `${roomPath(code)}/ecran`;

/** The code in something pasted: a whole link or the code alone. */
export const codeIn = (typed: string): string => {
  const text = typed.trim();
  return decoded(/\/t\/(?<code>[^/?#\s]+)/u.exec(text)?.groups?.['code'] ?? text);
};
