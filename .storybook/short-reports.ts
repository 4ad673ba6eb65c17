import { afterEach } from 'vitest';

/** A failure says what axe found. All that it looked at would be 150 KB of the tests' report for each story. */
afterEach(({ task }) => {
  delete (task.meta as { reports?: unknown }).reports;
});
