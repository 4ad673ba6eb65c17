import { expect, test } from 'vitest';
import { LIMITS } from '@site/protocol';
import { createReadLimit } from './read-limit.ts';

test('an address may read so often in a window, whatever others do; then it waits for the window to end', () => {
  let now = 0;
  const read = createReadLimit(() => now);
  const { attempts, windowMs } = LIMITS.read;
  for (let time = 0; time < attempts; time += 1) expect(read('203.0.113.1')).toBe(0);
  now = windowMs - 1_500;
  expect(read('203.0.113.1')).toBe(2);
  expect(read('203.0.113.2')).toBe(0);
  now = windowMs;
  expect(read('203.0.113.1')).toBe(0);
});
