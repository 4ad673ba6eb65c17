import { expect, test } from 'vitest';
import { isTypingError } from './typing-error.ts';

/** Typed, meant, and how many letters apart (Levenshtein). */
test.each([
  ['forklfit', 'forklift', 2],
  ['wharehouse', 'warehouse', 1],
  ['birmingam', 'birmingham', 1],
  ['manchestr', 'manchester', 1],
  ['yorkshre', 'yorkshire', 1],
  ['permenant', 'permanent', 2],
  ['temprary', 'temporary', 1],
  ['drvier', 'driver', 2],
  ['nigth', 'night', 2],
  ['drver', 'driver', 1],
  ['planer', 'planner', 1],
  ['plannner', 'planner', 1],
  ['trampor', 'tramper', 1],
  ['mecahnic', 'mechanic', 2],
])('%s is %s mistyped', (typed, word, edits) => {
  expect(isTypingError(typed, word, edits)).toBe(true);
});

test.each([
  ['kent', 'rent', 1],
  ['vann', 'van', 1],
  ['dover', 'driver', 2],
  ['salford', 'oxford', 3],
  ['watford', 'oxford', 3],
  ['brighton', 'bristol', 4],
  ['bolton', 'burton', 2],
  ['lancaster', 'doncaster', 3],
  ['stafford', 'bradford', 3],
  ['river', 'driver', 1],
  ['nurse', 'purse', 1],
  ['paris', 'parts', 1],
  ['google', 'goole', 1],
  ['action', 'acton', 1],
  ['beacon', 'blacon', 1],
  ['survey', 'surrey', 1],
  ['baker', 'breaker', 2],
])('%s is a word of its own, not %s', (typed, word, edits) => {
  expect(isTypingError(typed, word, edits)).toBe(false);
});
