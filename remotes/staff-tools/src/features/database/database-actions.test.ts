import { expect, test } from 'vitest';
import { createApiClient } from '@site/contract';
import { SIGN_IN_FIRST, syncJobs } from './database-actions.ts';

const answering = (answer: () => Response) =>
  createApiClient({ baseUrl: 'https://site.test', fetch: async () => answer() });
const refusing = (status: number, error: string) => answering(() => Response.json({ error }, { status }));
const offline = answering(() => {
  throw new TypeError('Failed to fetch');
});

const run = {
  status: 'completed',
  jobsProcessed: 1,
  jobsAdded: 1,
  jobsUpdated: 0,
  jobsClosed: 0,
  jobsFailed: 0,
  errorMessage: null,
} as const;

test('a finished sync says what it did', async () => {
  const outcome = await syncJobs(answering(() => Response.json({ success: true, data: run })));
  expect(outcome).toEqual({ status: 'done', text: 'Sync completed: 1 processed, 1 added, 0 updated' });
});

test('a sync without figures still counts as finished', async () => {
  const outcome = await syncJobs(answering(() => Response.json({ success: true })));
  expect(outcome).toEqual({ status: 'done', text: 'Sync completed' });
});

test('a refused sync repeats the server’s reason', async () => {
  expect(await syncJobs(refusing(502, 'The feed did not answer'))).toEqual({
    status: 'failed',
    text: 'Sync failed: The feed did not answer',
  });
});

test('a sync that never reached the server says so', async () => {
  expect((await syncJobs(offline)).text).toBe('Failed to trigger sync: Failed to fetch');
});

test('without a staff session, a sync asks the visitor to sign in', async () => {
  expect(await syncJobs(refusing(401, 'Staff only'))).toEqual({ status: 'unauthorised', text: SIGN_IN_FIRST });
});
