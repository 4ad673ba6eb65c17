import { expect } from '@playwright/test';
import { LIMITS } from '../../../server/rendering/thread-host.ts';

/** What a site answers, and after how many milliseconds. */
export async function timed(url: string) {
  const startedAt = performance.now();
  const response = await fetch(url);
  return { status: response.status, html: await response.text(), ms: Math.round(performance.now() - startedAt) };
}

/**
 * Answers came as soon as they did just before on the same machine, give or take what a busy one does to them. Whoever
 * waits for a page that is stuck waits for at least all of its time.
 *
 * @param during and before, in milliseconds
 */
export function expectNoWaiting(during: readonly number[], before: readonly number[]): void {
  expect(median(during)).toBeLessThan(3 * median(before) + LIMITS.pageMs / 4);
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
