import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { NewConnections } from './new-connections.ts';
import { RequestScheduler } from './request-scheduler.ts';

function connectedVisitors(count: number) {
  const answered: number[] = [];
  const arrivals = new NewConnections();
  const turns = new RequestScheduler((request) => void answered.push(Number(request.url)), arrivals);
  for (let number = 1; number <= count; number += 1)
    turns.onRequest({ url: String(number) } as IncomingMessage, {} as ServerResponse);
  return { arrivals, answered };
}

test('requests are answered in order, a few in each turn', async () => {
  const { answered } = connectedVisitors(40);
  const counts: number[] = [];
  for (let turn = 1; turn <= 4; turn += 1) {
    await nextTurn();
    counts.push(answered.length);
  }
  expect(counts).toEqual([16, 32, 40, 40]);
  expect(answered).toEqual(answered.toSorted((a, b) => a - b));
});

test.each(['/healthz', '/readyz'])('%s is answered at once, however many are waiting', (path) => {
  const answered: (string | undefined)[] = [];
  const turns = new RequestScheduler(({ url }) => void answered.push(url), new NewConnections());
  for (const url of ['/jobs', path]) turns.onRequest({ url } as IncomingMessage, {} as ServerResponse);
  expect(answered).toEqual([path]);
});

test('while visitors connect, each turn answers one request, so that the next of them is let in soon', async () => {
  const { arrivals, answered } = connectedVisitors(40);
  for (let turn = 1; turn <= 3; turn += 1) {
    arrivals.onConnection();
    await nextTurn();
    expect(answered).toHaveLength(turn);
  }
  await nextTurn();
  expect(answered).toHaveLength(3 + 16);
});
