import { accessSync, constants, statSync } from 'node:fs';

/** A setting that can't be used as it stands; the message names it. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

const refuse = (name: string, text: string, expected: string): never => {
  throw new SettingError(`${name}=${text}: expected ${expected}`);
};

/** What one environment variable says, and how it is read. */
export interface Setting<T> {
  readonly name: string;
  /** One line for people. */
  readonly about: string;
  /** What stands for a variable that is not set, as one would write it. */
  readonly unset: string;
  readonly read: (text: string) => T;
}

/** A setting that is a number, and the smallest and the largest that it may be. */
export interface NumberSetting extends Setting<number> {
  readonly bounds: readonly [min: number, max: number];
}

/** A whole number from `min` to `max`. */
export const whole = (
  name: string,
  unset: number,
  [min, max]: NumberSetting['bounds'],
  about: string,
): NumberSetting => ({
  name,
  about: `${about}, ${min} to ${max}`,
  bounds: [min, max],
  unset: String(unset),
  read: (text) => {
    const value = /^\d{1,12}$/u.test(text) ? Number(text) : NaN;
    return value >= min && value <= max
      ? value
      : refuse(name, text, `a whole number from ${min} to ${max}`);
  },
});

/** One of a few words. */
export const oneOf = <const T extends string>(
  name: string,
  unset: T,
  words: readonly T[],
  about: string,
): Setting<T> => ({
  name,
  about,
  unset,
  read: (text) => words.find((word) => word === text) ?? refuse(name, text, words.join(', ')),
});

/** Any text that isn't empty. */
export const text = (name: string, unset: string, about: string): Setting<string> => ({
  name,
  about,
  unset,
  read: (value) => (value.trim() === '' ? refuse(name, value, 'some text') : value.trim()),
});

/** The origin of a web address, or null where there is none. */
export const origin = (name: string, about: string): Setting<string | null> => ({
  name,
  about,
  unset: '',
  read: (value) => {
    if (value === '') return null;
    const url = URL.canParse(value) ? new URL(value) : null;
    const plain =
      url !== null &&
      /^https?:$/u.test(url.protocol) &&
      `${url.origin}/` === url.href.toLowerCase();
    return plain
      ? url.origin
      : refuse(name, value, 'an address such as https://jeu.example.org, without a path');
  },
});

const isFile = (place: string): boolean => {
  try {
    accessSync(place, constants.R_OK);
    return statSync(place).isFile();
  } catch {
    return false;
  }
};

/** A file that can be read, with another one beside it under its name and `ending`; or null. */
export const fileWith = (ending: string, name: string, about: string): Setting<string | null> => ({
  name,
  about,
  unset: '',
  read: (value) => {
    if (value === '') return null;
    if (!isFile(value)) return refuse(name, value, 'a file that can be read');
    const beside = `${value}${ending}`;
    return isFile(beside) ? value : refuse(name, value, `${beside} beside it`);
  },
});
