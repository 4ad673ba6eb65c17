import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

const ONE_PLACE = { atOnce: 1, waiting: 0, perVisitor: 1 };
const task = { visitor: '203.0.113.7', signal: new AbortController().signal };
const endless = () => new Promise<never>(() => undefined);

test('work that never ends does not keep its place from others for ever', async () => {
  const queue = createWorkQueue({ ...ONE_PLACE, placeMs: 50 });
  void queue.run(task, endless);
  expect(() => queue.admit(task.visitor)).toThrow();
  await expect.poll(() => queue.run(task, async () => 'done').catch(() => 'no room')).toBe('done');
});

test('work that has lost its place is answered all the same', async () => {
  const queue = createWorkQueue({ ...ONE_PLACE, placeMs: 5 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const answer = queue.run(task, () => promise);
  await expect.poll(() => queue.run(task, async () => 'done').catch(() => 'no room')).toBe('done');
  resolve('late');
  expect(await answer).toBe('late');
});

test('work that fails, fails for whoever asked for it', async () => {
  const queue = createWorkQueue(ONE_PLACE);
  const failing = async () => {
    throw new Error('out of diesel');
  };
  await expect(queue.run(task, failing)).rejects.toThrow('out of diesel');
  expect(await queue.run(task, async () => 'done')).toBe('done');
});
