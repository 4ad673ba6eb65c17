import { expect, test } from 'vitest';
import { createHashQueue, KNOWN_DEVICE } from './hash-queue.ts';

/** A queue of hashes that take until they are told to end. */
function slowQueue() {
  const queue = createHashQueue();
  const running: (() => void)[] = [];
  const started: string[] = [];
  let most = 0;
  const add = (name: string, priority: number) =>
    queue.add(priority, async () => {
      started.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      running.push(resolve);
      most = Math.max(most, running.length);
      await promise;
      return name;
    });
  return {
    add,
    started,
    most: () => most,
    async finish() {
      while (running.length > 0) {
        running.shift()!();
        await new Promise(setImmediate);
      }
    },
  };
}

test('of a thousand guesses at once, two are checked at a time and forty wait; the others are refused', async () => {
  const queue = slowQueue();
  const guesses = Promise.allSettled(Array.from({ length: 1000 }, (_, n) => queue.add(`guess ${n}`, -1)));
  await queue.finish();
  const refused = (await guesses).filter((guess) => guess.status === 'rejected');
  expect(queue.most()).toBe(2);
  expect(queue.started).toHaveLength(42);
  expect(refused).toHaveLength(958);
  expect(refused[0]!.reason).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
});

test('a known device is checked next, even when no more strangers may wait', async () => {
  const queue = slowQueue();
  const strangers = Promise.allSettled(Array.from({ length: 100 }, (_, n) => queue.add(`stranger ${n}`, -1)));
  const owner = queue.add('owner', KNOWN_DEVICE);
  await queue.finish();
  await strangers;
  expect(await owner).toBe('owner');
  expect(queue.started.indexOf('owner')).toBe(2);
});

test('the first guess of an address comes before the tenth of another', async () => {
  const queue = slowQueue();
  const guesses = [10, 10, 10, 1].map((attempts, n) => queue.add(`${n}: attempt ${attempts}`, -attempts));
  await queue.finish();
  await Promise.all(guesses);
  expect(queue.started).toEqual(['0: attempt 10', '1: attempt 10', '3: attempt 1', '2: attempt 10']);
});

test('known devices cannot fill the queue without end either', async () => {
  const queue = slowQueue();
  const guesses = Promise.allSettled(Array.from({ length: 100 }, () => queue.add('device', KNOWN_DEVICE)));
  await queue.finish();
  expect((await guesses).filter(({ status }) => status === 'fulfilled')).toHaveLength(82);
});
