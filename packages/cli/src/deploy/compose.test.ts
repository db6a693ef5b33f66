import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SETTINGS } from '@agent-double/server';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { called } from './dockerfile.test-kit.ts';
import { IMAGE, ROOT } from './image.test-kit.ts';

interface Service {
  readonly build?: string;
  readonly image: string;
  readonly user?: string;
  readonly privileged?: boolean;
  readonly ports?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const compose = (file: string): Compose => parse(read(file), { merge: true }) as Compose;

const FILES = ['compose.yaml', 'compose.three.yaml'] as const;
const THREE = compose('compose.three.yaml');
const { database, proxy } = THREE.services;
const NODES = Object.entries(THREE.services).filter(([, { build }]) => build !== undefined);
const CADDYFILE = read('deploy/Caddyfile');

/** The value where only what must be set is set. */
const filledIn = (value: string): string =>
  value
    .replaceAll(/\$\{\w+:\?[^}]*\}/gu, 'secret')
    .replaceAll(/\$\{\w+:-(.*?)\}/gu, (_, unset: string) => unset);

describe.each(FILES)('%s', (file) => {
  const { services, volumes } = compose(file);
  const own = Object.entries(services).filter(([, { build }]) => build !== undefined);

  test('runs the image of this folder on a root that cannot be written, with no rights', () => {
    expect(own.length).toBeGreaterThan(0);
    for (const [, service] of own) {
      expect(service).toMatchObject({
        ...{ build: '.', image: 'agent-double', read_only: true },
        ...{ cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
      });
      expect([service.user, service.privileged]).toEqual([undefined, undefined]);
      expect(service.tmpfs).toContain('/tmp');
    }
  });

  test('sets what the server has as a setting, to what it can use', () => {
    const settings = Object.values(SETTINGS);
    for (const [, { environment = {} }] of own) {
      for (const [name, value] of Object.entries(environment)) {
        const setting = settings.find((one) => one.name === name);
        expect(setting, name).toBeDefined();
        expect(() => setting?.read(filledIn(value)), name).not.toThrow();
      }
      expect(environment).toMatchObject({ PORT: called(IMAGE, 'EXPOSE')[0]?.rest });
    }
  });

  test('names volumes, files and services that there are', () => {
    for (const service of Object.values(services)) {
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('.')) expect(existsSync(path.join(ROOT, source)), source).toBe(true);
        else expect(Object.keys(volumes)).toContain(source);
      }
      const others = service.depends_on ?? [];
      const names = Array.isArray(others) ? (others as readonly string[]) : Object.keys(others);
      for (const name of names) expect(Object.keys(services)).toContain(name);
    }
  });
});

describe('one server', () => {
  const { game } = compose('compose.yaml').services;

  test('keeps its data in the image’s volume, and is found where PORT says', () => {
    const [, place] = game?.volumes?.[0]?.split(':') ?? [];
    expect(place).toBe(called(IMAGE, 'VOLUME')[0]?.rest);
    expect(game?.environment?.['DATA_DIR']).toBe(place);
    expect(game?.ports?.map(filledIn)).toEqual(['3000:3000']);
  });
});

describe('three servers', () => {
  test('share one database, of which nothing but them knows', () => {
    expect(NODES).toHaveLength(3);
    expect(database?.ports).toBeUndefined();
    const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = database?.environment ?? {};
    const url = `postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@database/${POSTGRES_DB}`;
    for (const [, { environment }] of NODES) expect(environment?.['DATABASE_URL']).toBe(url);
  });

  test('are reached by way of the proxy alone, whose word about addresses counts', () => {
    for (const [, { ports, environment }] of NODES) {
      expect(ports).toBeUndefined();
      expect(environment?.['TRUST_PROXY']).toBe('1');
    }
    expect(proxy?.ports).toEqual(['80:80', '443:443']);
    expect(proxy?.depends_on).toEqual(NODES.map(([name]) => name));
  });

  test('take anybody in turn: the proxy keeps nobody to one of them', () => {
    const [, to = ''] = /reverse_proxy (.*) \{/u.exec(CADDYFILE) ?? [];
    const port = called(IMAGE, 'EXPOSE')[0]?.rest ?? '';
    expect(to.split(' ')).toEqual(NODES.map(([name]) => `${name}:${port}`));
    expect(CADDYFILE).toContain('lb_policy round_robin');
    expect(CADDYFILE).toContain('health_uri /readyz');
    expect(CADDYFILE.startsWith('#')).toBe(true);
    expect(CADDYFILE).toContain(`{$SITE:${filledIn(proxy?.environment?.['SITE'] ?? '')}}`);
  });
});
