import { expect, test } from 'vitest';
import { createMockApi, MOCK_PASSWORD, mockState, resetMocks } from '@site/mocks';
import { createApiClient } from '@site/contract';
import { action } from './action.ts';

/** Posts the form as a browser without JavaScript does, and returns what the page answers. */
async function post(fields: Record<string, string>) {
  resetMocks();
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
  const body = new URLSearchParams({ form: 'clear-jobs', ...fields });
  const request = new Request('https://example.com/test-supabase?clear', { method: 'POST', body });
  return action({ request, api, params: {} });
}

test('a browser without JavaScript is asked for the password, and is never sent back what it typed', async () => {
  expect(await post({})).toMatchObject({
    init: { status: 401 },
    data: { form: 'clear-jobs', values: {}, problem: { message: expect.stringContaining('password') as string } },
  });
  expect(await post({ password: 'guess' })).toMatchObject({
    init: { status: 401 },
    data: { values: {}, problem: { message: 'Incorrect password.' } },
  });
  expect(await post({ password: '' })).toMatchObject({
    init: { status: 400 },
    data: { problem: { errors: { password: 'Password is required' } } },
  });
  expect(mockState.jobs.length).toBeGreaterThan(0);
});

test('with the right one, it clears the jobs and is told how many', async () => {
  const answer = (await post({ password: MOCK_PASSWORD })) as Response;
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toMatch(/^\/test-supabase\?cleared=[1-9]\d*$/);
  expect(mockState.jobs).toEqual([]);
});
