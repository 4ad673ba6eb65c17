import { endpoints } from '@site/contract';
import { beforeEach, expect, test } from 'vitest';
import { createMockApi, DEFAULT_SETTINGS, resetMocks, SETTINGS_COOKIE, writeSettings } from './index.ts';

const JOBS = `http://site.test${endpoints.getJobs.path}`;
const { fetch } = createMockApi();
const ask = (query: string, headers: Record<string, string> = {}) => fetch(new Request(JOBS + query, { headers }));
const cookieOf = (...overrides: string[]) => ({
  cookie: `${SETTINGS_COOKIE}=${encodeURIComponent(writeSettings({ ...DEFAULT_SETTINGS, overrides }))}`,
});

beforeEach(() => resetMocks());

test('a call’s address sets the state of that call alone', async () => {
  expect((await ask('?mock=getJobs:500&limit=1')).status).toBe(500);
  expect((await ask('?limit=1')).status).toBe(200);
});

test('the address wins over the header, and the header over the cookie', async () => {
  const cookie = cookieOf('getJobs:500');
  expect((await ask('', cookie)).status).toBe(500);
  expect((await ask('', { ...cookie, 'x-mock': 'getJobs:429' })).status).toBe(429);
  expect((await ask('?mock=getJobs:503', { ...cookie, 'x-mock': 'getJobs:429' })).status).toBe(503);
  expect((await ask('', { ...cookie, 'x-mock': '' })).status).toBe(200);
});

test('the words of an address are no part of the endpoint’s input', async () => {
  const posted = await fetch(
    new Request(`http://site.test${endpoints.jobViewed.path}?mock=getJobs:500`, {
      method: 'POST',
      body: JSON.stringify({ id: '1' }),
      headers: { 'content-type': 'application/json' },
    }),
  );
  expect(posted.status).toBe(200);
  const table = await fetch(new Request(`http://site.test${endpoints.publicJobs.path}?mock=getJobs:500&limit=1`));
  expect(await table.json()).toHaveLength(1);
});

test.each([
  ['an address', '?mock=getJobs:emtpy', {}],
  ['a header', '', { 'x-mock': 'getJobs:emtpy' }],
])('an unknown word in %s is answered with what exists', async (_where, query, headers) => {
  const answer = await ask(query, headers);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    error: 'getJobs has no state “emtpy”.',
    unknown: [
      {
        override: 'getJobs:emtpy',
        problem: 'getJobs has no state “emtpy”.',
        choices: expect.arrayContaining(['ready', 'empty', 'after-1']),
        nearest: 'getJobs:empty',
      },
    ],
  });
});

test('a cookie with an unknown word still sets what its other words mean', async () => {
  expect((await ask('', cookieOf('getJobs:emtpy', 'getJobs:429'))).status).toBe(429);
});
