import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCountdown } from './countdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const begin = () => {
  const onEnd = vi.fn();
  const countdown = createCountdown(5_000, onEnd);
  countdown.resume();
  return { countdown, onEnd };
};

test('ends after its time, and once', () => {
  const { onEnd } = begin();
  vi.advanceTimersByTime(4_999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('does not end while it is paused', () => {
  const { countdown, onEnd } = begin();
  vi.advanceTimersByTime(3_000);
  countdown.pause();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
});

test('resumes where it was paused', () => {
  const { countdown, onEnd } = begin();
  vi.advanceTimersByTime(3_000);
  countdown.pause();
  vi.advanceTimersByTime(60_000);
  countdown.resume();
  vi.advanceTimersByTime(1_999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('resuming twice does not run it twice', () => {
  const { countdown, onEnd } = begin();
  countdown.resume();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).toHaveBeenCalledOnce();
});
