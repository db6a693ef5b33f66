import { SettingError, type Setting } from './setting.ts';

/** The address of a PostgreSQL database, or null where there is none. A wrong one is not shown. */
export const databaseUrl: Setting<string | null> = {
  name: 'DATABASE_URL',
  about: 'PostgreSQL database for several servers, such as postgres://user:password@host/name',
  unset: '',
  read: (text) => {
    if (text === '') return null;
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url !== null && /^postgres(?:ql)?:$/u.test(url.protocol)) return text;
    throw new SettingError(
      'DATABASE_URL: expected an address such as postgres://user:password@host/name',
    );
  },
};

/** Shortest token that isn't guessed. */
export const MIN_TOKEN_LENGTH = 16;

/** What opens the figures to other machines, or null: this machine alone. */
export const metricsToken: Setting<string | null> = {
  name: 'METRICS_TOKEN',
  about: 'token that lets other machines read /metrics, as Authorization: Bearer TOKEN',
  unset: '',
  read: (text) => {
    if (text === '' || text.length >= MIN_TOKEN_LENGTH) return text || null;
    throw new SettingError(`METRICS_TOKEN: expected at least ${MIN_TOKEN_LENGTH} characters`);
  },
};
