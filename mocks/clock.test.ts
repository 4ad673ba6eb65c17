import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { clockScript } from './clock.ts';

const DAY_MS = 86_400_000;
/** Runs a page's scripts. */
const inPage = (...scripts: string[]) => runInContext(scripts.join(';'), createContext({})) as unknown;

test('a page’s clock is as far ahead as its visitor’s, and ticks', () => {
  const aheadOf = (now: string) => inPage('const real = Date.now', clockScript(10 * DAY_MS), `${now} - real()`);
  for (const now of ['Date.now()', 'new Date().getTime()', 'Date.parse(Date())'])
    expect(Math.round(Number(aheadOf(now)) / DAY_MS), now).toBe(10);
  const ticks = 'const first = Date.now(); while (Date.now() === first); Date.now() > first';
  expect(inPage(clockScript(-DAY_MS), ticks)).toBe(true);
});

test('dates of other times are what they were', () => {
  const page = (code: string) => inPage(clockScript(DAY_MS), code);
  expect(page(`new Date('2026-03-01T09:00Z').toISOString()`)).toBe('2026-03-01T09:00:00.000Z');
  expect(page('new Date(2026, 2, 1) instanceof Date && Date.UTC(2026, 2, 1)')).toBe(Date.UTC(2026, 2, 1));
  expect(page('class Day extends Date { isDay() { return true } } new Day().isDay()')).toBe(true);
});

test('a clock that is set again starts from the real time', () => {
  const ahead = inPage('const real = Date.now', clockScript(10 * DAY_MS), clockScript(DAY_MS), 'Date.now() - real()');
  expect(Math.round(Number(ahead) / DAY_MS)).toBe(1);
});

test('a page without a time of its own keeps its Date', () => {
  expect(clockScript(0)).toBe('');
});
