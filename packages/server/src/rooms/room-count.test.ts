import { expect, test } from 'vitest';
import { RoomCount } from './room-count.ts';

interface Held<T> {
  readonly promise: Promise<T>;
  readonly end: (value: T) => void;
}

/** Something that is under way until it is told how it ends. */
const held = <T>(): Held<T> => {
  let end: Held<T>['end'] = () => undefined;
  const promise = new Promise<T>((resolve) => {
    end = resolve;
  });
  return { promise, end };
};

const made = (): Promise<string> => Promise.resolve('made');

test('rooms that are being opened have their places', async () => {
  const count = new RoomCount(2);
  const [one, two] = [held<string>(), held<string>()];
  const opened = [count.open(() => one.promise), count.open(() => two.promise), count.open(made)];
  expect(await opened[2]).toBeNull();
  one.end('one');
  two.end('two');
  expect(await Promise.all(opened)).toEqual(['one', 'two', null]);
  expect(count.kept).toBe(2);
  expect(await count.open(made)).toBeNull();
});

test('a place is given back by a room that comes to nothing, and by one that is removed', async () => {
  const count = new RoomCount(1);
  expect(await count.open(() => Promise.resolve(null))).toBeNull();
  await expect(count.open(() => Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(await count.open(made)).toBe('made');
  await count.remove(() => Promise.resolve(false));
  expect(await count.open(made)).toBeNull();
  await expect(count.remove(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await count.open(made)).toBeNull();
  await count.remove(() => Promise.resolve(true));
  expect(count.kept).toBe(0);
  expect(await count.open(made)).toBe('made');
});

test('what is opened while rooms are counted is not forgotten', async () => {
  const count = new RoomCount(3);
  const counted = held<number>();
  const counting = count.count(() => counted.promise);
  await count.open(made);
  counted.end(2);
  await counting;
  expect(count.kept).toBe(3);
  await count.count(() => Promise.resolve(1));
  expect(count.kept).toBe(1);
});

test('a room that is gone when rooms are counted is not taken off twice', async () => {
  const count = new RoomCount(2);
  await count.count(() => Promise.resolve(2));
  const removed = held<boolean>();
  const removing = count.remove(() => removed.promise);
  await count.count(() => Promise.resolve(1));
  removed.end(true);
  await removing;
  expect(count.kept).toBe(1);
});
