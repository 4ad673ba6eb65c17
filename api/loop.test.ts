import { beforeEach, expect, test, vi } from 'vitest';
import { createLog } from './log.ts';
import { createLoop, type LoopOptions } from './loop.ts';

let logged: Record<string, unknown>[];
beforeEach(() => {
  logged = [];
});

const loopOf = (round: LoopOptions['round'], options: Partial<LoopOptions> = {}) =>
  createLoop({
    what: 'Washing the vans',
    everyMs: 5,
    withinMs: 50,
    failure: 'vans.dirty',
    log: createLog((line) => logged.push(JSON.parse(line) as Record<string, unknown>)),
    round,
    ...options,
  });

test('a loop goes on after a round that never ends, which is told to stop and named in the log', async () => {
  const rounds: AbortSignal[] = [];
  const loop = loopOf((signal) => {
    rounds.push(signal);
    return rounds.length === 1 ? new Promise(() => undefined) : Promise.resolve();
  });
  loop.start();
  await vi.waitFor(() => expect(rounds.length).toBeGreaterThan(2));
  await loop.stop();
  expect(rounds[0]?.aborted).toBe(true);
  expect(logged).toMatchObject([
    { level: 'error', event: 'vans.dirty', message: 'Washing the vans took more than 0.05 seconds' },
  ]);
});

test('a loop goes on after a round that fails', async () => {
  let rounds = 0;
  const loop = loopOf(async () => {
    rounds += 1;
    if (rounds === 1) throw new Error('out of soap');
  });
  loop.start();
  await vi.waitFor(() => expect(rounds).toBeGreaterThan(2));
  await loop.stop();
  expect(logged).toMatchObject([{ event: 'vans.dirty', message: 'out of soap' }]);
});

test('a loop that is stopped begins no other round, and waits for the one that is running', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let rounds = 0;
  const loop = loopOf(() => ((rounds += 1), promise), { withinMs: 30_000 });
  loop.start();
  let isStopped = false;
  const stopping = loop.stop().then(() => (isStopped = true));
  await Promise.resolve();
  expect(isStopped).toBe(false);
  resolve();
  await stopping;
  loop.hurry();
  expect(rounds).toBe(1);
});

test('nobody waits for ever for a loop to stop', async () => {
  const loop = loopOf(() => new Promise(() => undefined), { withinMs: 30_000 });
  loop.start();
  await loop.stop(10);
  expect(logged).toMatchObject([
    { event: 'loop.left-running', message: 'Washing the vans took more than 0.01 seconds' },
  ]);
});

test('a round that is wanted now does not wait for the pause, and follows the one that is running', async () => {
  let finish = () => {};
  let rounds = 0;
  const loop = loopOf(() => new Promise<void>((resolve) => ((rounds += 1), (finish = resolve))), {
    everyMs: 60_000,
    withinMs: 30_000,
  });
  loop.hurry();
  expect(rounds).toBe(0);
  loop.start();
  loop.hurry();
  expect(rounds).toBe(1);
  finish();
  await vi.waitFor(() => expect(rounds).toBe(2));
  finish();
  await loop.stop();
});
