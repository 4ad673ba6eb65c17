import { setTimeout as wait } from 'node:timers/promises';
import { DEFAULT_SETTINGS } from '@site/mocks';
import { expect, test } from 'vitest';
import { createWorkQueue } from '../http/work-queue.ts';
import { during } from './visits.ts';

const DAY_MS = 86_400_000;
const visit = (days: number) => ({ settings: { ...DEFAULT_SETTINGS, clockAhead: days * DAY_MS }, isPage: true });
const daysAhead = (since: number) => Math.round((Date.now() - since) / DAY_MS);

test('visitors with different clocks are served at once, though the work of one waits for another’s', async () => {
  const now = Date.now();
  const queue = createWorkQueue({ atOnce: 1, waiting: 10, perVisitor: 10 });
  const work = async () => {
    const before = daysAhead(now);
    await wait(5);
    return [before, daysAhead(now), Math.round((new Date().getTime() - now) / DAY_MS)];
  };
  const task = { visitor: '', signal: new AbortController().signal };
  const seen = await Promise.all([1, -30, 0, 365].map((days) => during(visit(days), () => queue.run(task, work))));
  expect(seen).toEqual([1, -30, 0, 365].map((days) => [days, days, days]));
  expect(daysAhead(now)).toBe(0);
});
