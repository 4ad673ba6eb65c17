import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/**
 * Kilobytes that the server allocates to render a page, its calls answered from memory. A ratchet: raise a figure only
 * with a reason in the commit. One that has become more than 10% too generous fails as well: lower it.
 */
const BUDGETS: Readonly<Record<string, number>> = {
  '/': 1_510,
  '/contact': 1_760,
  '/blog/safety-tips': 2_170,
  '/jobs': 3_480,
};

const SLACK = 0.1;

/** Without the optimising compiler and other threads, whose timing differs, a page always allocates the same. */
const REPEATABLE = ['--no-opt', '--no-lazy-feedback-allocation', '--single-threaded'];

async function allocatedBytes(paths: readonly string[]): Promise<Record<string, number>> {
  const program = join(import.meta.dirname, 'measure-allocations.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [...REPEATABLE, program, ...paths], {
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
  });
  return JSON.parse(stdout) as Record<string, number>;
}

test('rendering a page on the server allocates no more than its budget', async () => {
  const allocated = await allocatedBytes(Object.keys(BUDGETS));
  for (const [path, budget] of Object.entries(BUDGETS)) {
    const kilobytes = Math.round((allocated[path] ?? Infinity) / 1000);
    console.log(`${path}: ${kilobytes} of ${budget} KB`);
    expect(kilobytes, `${path} allocates more`).toBeLessThanOrEqual(budget);
    expect(kilobytes, `${path} allocates less: lower its figure`).toBeGreaterThan(budget * (1 - SLACK));
  }
});
