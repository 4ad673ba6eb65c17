import { expect, test } from 'vitest';
import { withoutLateFailures } from './late-failures.ts';

const failure = new TypeError('Failed to fetch');

/** A call that fails when told to, in a story that can end before. */
function startCall() {
  const { promise, reject } = Promise.withResolvers<Response>();
  let running = 'first';
  const fetch = withoutLateFailures(
    () => promise,
    () => running,
  );
  const call = fetch('/jobs').catch((error: unknown) => error);
  return { fail: reject, endStory: () => void (running = 'second'), call };
}

const PENDING = 'pending';
const orPending = (call: Promise<unknown>) =>
  Promise.race([call, new Promise((resolve) => setTimeout(() => resolve(PENDING)))]);

test('a call that fails in the story that made it fails', async () => {
  const { call, fail } = startCall();
  fail(failure);
  expect(await orPending(call)).toBe(failure);
});

test('a call that fails in a later story stays pending', async () => {
  const { call, fail, endStory } = startCall();
  endStory();
  fail(failure);
  expect(await orPending(call)).toBe(PENDING);
});

test('a call that is given up ends in any story', async () => {
  const { call, fail, endStory } = startCall();
  endStory();
  const givenUp = new DOMException('Given up', 'AbortError');
  fail(givenUp);
  expect(await orPending(call)).toBe(givenUp);
});
