import { afterEach, expect, test } from 'vitest';
import { createMockApi, MOCK_PASSWORD, mockState, resetMocks } from '@site/mocks';
import { createApiClient } from '@site/contract';
import { SIGN_IN_FIRST } from '../../features/database/sync-jobs-form.ts';
import { action } from './action.ts';

afterEach(() => resetMocks());

/** A browser without JavaScript: posts one of the page's forms and returns what the page answers. */
function browser() {
  const { fetch } = createMockApi();
  let cookie = '';
  const api = createApiClient({
    baseUrl: 'https://example.com',
    async fetch(request) {
      if (cookie) request.headers.set('cookie', cookie);
      const response = await fetch(request);
      cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie;
      return response;
    },
  });
  return (form: string, fields: Record<string, string> = {}) => {
    const body = new URLSearchParams({ form, ...fields });
    const request = new Request('https://example.com/test-supabase', { method: 'POST', body });
    return action({ request, api, params: {} });
  };
}

const clear = (fields: Record<string, string>) => browser()('clear-jobs', fields);

test('a browser without JavaScript that is not signed in is told to sign in before it can sync', async () => {
  expect(await browser()('sync-jobs')).toMatchObject({
    init: { status: 401 },
    data: { form: 'sync-jobs', problem: { message: SIGN_IN_FIRST } },
  });
});

test('once it is signed in, it syncs and is told so', async () => {
  const post = browser();
  await post('sign-in', { password: MOCK_PASSWORD });
  const answer = (await post('sync-jobs')) as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/test-supabase?synced']);
  expect(mockState.staffActions[0]).toMatchObject({ action: 'trigger-sync' });
});

test('a browser without JavaScript is asked for the password, and is never sent back what it typed', async () => {
  expect(await clear({})).toMatchObject({
    init: { status: 401 },
    data: { form: 'clear-jobs', values: {}, problem: { message: expect.stringContaining('password') as string } },
  });
  expect(await clear({ password: 'guess' })).toMatchObject({
    init: { status: 401 },
    data: { values: {}, problem: { message: 'Incorrect password.' } },
  });
  expect(await clear({ password: '' })).toMatchObject({
    init: { status: 400 },
    data: { problem: { errors: { password: 'Password is required' } } },
  });
  expect(mockState.jobs.length).toBeGreaterThan(0);
});

test('with the right one, it clears the jobs and is told how many', async () => {
  const answer = (await clear({ password: MOCK_PASSWORD })) as Response;
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toMatch(/^\/test-supabase\?cleared=[1-9]\d*$/);
  expect(mockState.jobs).toEqual([]);
});
