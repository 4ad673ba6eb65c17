import { afterEach, beforeEach } from 'vitest';

/**
 * An error or a warning that no test expects fails the test that caused it. A test that expects one replaces the
 * method (`vi.spyOn(console, 'error').mockImplementation(...)`) and asserts on it.
 */
const watched = ['error', 'warn'] as const;
const originals = { error: console.error, warn: console.warn };
let messages: string[] = [];

beforeEach(() => {
  messages = [];
  for (const method of watched) {
    console[method] = (...details: unknown[]) => {
      messages.push(`console.${method}: ${details.map(String).join(' ')}`);
      originals[method](...details);
    };
  }
});

afterEach(() => {
  Object.assign(console, originals);
  if (messages.length > 0) throw new Error(`Unexpected console output\n${messages.join('\n')}`);
});
