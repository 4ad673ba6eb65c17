import { expect, test } from 'vitest';
import { createApiClient, NO_CONNECTION } from '@site/contract';
import { SIGN_IN_FIRST, syncJobsForm } from './sync-jobs-form.ts';

/** What the page says when a sync gets this answer; undefined when it succeeds. */
async function saidOf(answer: () => Response): Promise<string | undefined> {
  const api = createApiClient({ baseUrl: 'https://site.test', fetch: async () => answer() });
  const result = await api.call(syncJobsForm.endpoint, {});
  return result.ok ? undefined : syncJobsForm.failureText(result.error);
}

const answers =
  (body: object, status = 200) =>
  () =>
    Response.json(body, { status });

test('a reply of nothing but success counts as a sync', async () => {
  expect(await saidOf(answers({ success: true }))).toBeUndefined();
});

test.each([
  ['with its status', answers({ error: 'The feed did not answer' }, 502)],
  ['at status 200, with success false', answers({ success: false, error: 'The feed did not answer' })],
])('a failed sync repeats the server’s reason: "Sync failed: <error>", %s', async (_how, answer) => {
  expect(await saidOf(answer)).toBe('Sync failed: The feed did not answer');
});

test('one without a reason names the status', async () => {
  expect(await saidOf(answers({ success: false }))).toBe('Sync failed: The server answered with status 200');
});

test('one that never reached the server says "Failed to trigger sync: <message>"', async () => {
  const offline = () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await saidOf(offline)).toBe(`Failed to trigger sync: ${NO_CONNECTION}`);
});

test('so does one whose answer cannot be read', async () => {
  expect(await saidOf(() => new Response('<!doctype html>'))).toBe(
    'Failed to trigger sync: Unexpected reply from /.netlify/functions/trigger-sync',
  );
});

test('without a staff session, a sync asks the visitor to sign in', async () => {
  expect(await saidOf(answers({ error: 'Staff only' }, 401))).toBe(SIGN_IN_FIRST);
});
