import { expect, test, vi } from 'vitest';
import { watchEventLoop } from './event-loop.ts';

test('the event loop is late after two slow seconds in a row, not after one, until a second is good again', () => {
  vi.useFakeTimers();
  const delay = { mean: 0, enable: () => true, disable: () => true, reset: () => undefined };
  const { isLate, stop } = watchEventLoop(delay);
  const afterSecondWith = (milliseconds: number) => {
    delay.mean = milliseconds * 1e6;
    vi.advanceTimersByTime(1_000);
    return isLate();
  };
  expect([20, 900, 20, 900, 900, 900, 20].map(afterSecondWith)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
    false,
  ]);
  stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
