import { expect, test } from 'vitest';
import { readAudit } from './audit.mjs';

/** @param {Record<string, unknown>} vulnerabilities */
const report = (vulnerabilities) => JSON.stringify({ auditReportVersion: 2, vulnerabilities });

test('no fault, or only slight ones, are good', () => {
  expect(readAudit(report({})).good).toBe(true);
  expect(readAudit(report({ a: { name: 'a', severity: 'low' } })).good).toBe(true);
});

test('a serious fault is named', () => {
  const faults = { a: { name: 'a', severity: 'moderate' }, b: { name: 'b', severity: 'info' } };
  expect(readAudit(report(faults))).toEqual({ good: false, lines: ['a: moderate'] });
});

test('no answer is not a good one', () => {
  const refused = JSON.stringify({ message: 'Method Not Allowed', error: {} });
  expect(readAudit(refused)).toEqual({
    good: false,
    lines: ['the registry has no answer: Method Not Allowed'],
  });
  expect(readAudit('').good).toBe(false);
});
