import { expect, test } from 'vitest';
import { MAX_WAITING_SPANS, Spans } from './spans.ts';

test('spans are counted when they are asked for, each once', () => {
  const counted: number[] = [];
  const spans = new Spans((seconds) => counted.push(seconds));
  spans.add(0.5);
  spans.add(0.25);
  expect(counted).toEqual([]);
  spans.settle();
  spans.settle();
  expect(counted).toEqual([0.5, 0.25]);
  spans.add(2);
  spans.settle();
  expect(counted).toEqual([0.5, 0.25, 2]);
});

test('no more of them wait than there is room for', () => {
  const counted: number[] = [];
  const spans = new Spans((seconds) => counted.push(seconds));
  for (let at = 1; at < MAX_WAITING_SPANS; at += 1) spans.add(at);
  expect(counted).toEqual([]);
  spans.add(MAX_WAITING_SPANS);
  spans.add(0);
  expect(counted).toHaveLength(MAX_WAITING_SPANS);
  spans.settle();
  expect(counted.slice(-2)).toEqual([MAX_WAITING_SPANS, 0]);
});
