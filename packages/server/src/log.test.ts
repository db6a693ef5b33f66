import { expect, test } from 'vitest';
import { traceOf } from './log.ts';

test('a log says where a bug was, and quotes nothing of what it was about', () => {
  const secret = 'keyDealt: red, blue';
  const trace = traceOf(new TypeError(`unexpected value: ${secret}\nat ${secret}`));
  expect(trace.error).toBe('TypeError');
  expect(trace.trace.length).toBeGreaterThan(0);
  expect(JSON.stringify(trace)).not.toContain(secret);
  expect(traceOf(secret)).toEqual({ error: 'string', trace: [] });
});
