import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { endWithReader } from './reader-gone.ts';

it('ends as a command does whose pipe is closed', () => {
  const output = new PassThrough();
  const exit = vi.fn();
  endWithReader(output, exit);
  output.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
  expect(exit).toHaveBeenCalledExactlyOnceWith(141);
});

it('hides no other fault', () => {
  const output = new PassThrough();
  const exit = vi.fn();
  endWithReader(output, exit);
  expect(() => output.emit('error', new Error('disk full'))).toThrow('disk full');
  expect(exit).not.toHaveBeenCalled();
});
