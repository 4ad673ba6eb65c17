import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const JOBS = '/.netlify/functions/get-jobs';
const server = spawn(process.execPath, ['mocks/serve.ts'], { env: { ...process.env, PORT: '0' } });
let url = '';

beforeAll(async () => {
  let output = '';
  createInterface(server.stdout).on('line', (line) => (output += `${line}\n`));
  url = await vi.waitFor(() => /up: (\S+)/.exec(output)![1]!, 60_000);
}, 60_000);
afterAll(() => void server.kill());

test('the plain server answers every call, in the state that its header names', async () => {
  expect(await (await fetch(url + JOBS)).json()).toHaveProperty('jobs.length', 12);
  expect((await fetch(url + JOBS, { headers: { 'x-mock': 'getJobs:500' } })).status).toBe(500);
  expect((await fetch(`${url}/.netlify/functions/unknown`)).status).toBe(404);
});

test('a state in a call’s address is for that call alone; an unknown one is refused', async () => {
  expect((await fetch(`${url}${JOBS}?mock=getJobs:500`)).status).toBe(500);
  expect((await fetch(url + JOBS)).status).toBe(200);
  expect((await fetch(`${url}${JOBS}?mock=getJobs:emtpy`)).status).toBe(400);
});

test('the guide’s log has the calls', async () => {
  await fetch(`${url}${JOBS}?page=2`);
  const { entries } = (await (await fetch(`${url}/mocks/log`)).json()) as { entries: unknown[] };
  expect(entries[0]).toMatchObject({ endpoint: 'getJobs', url: `${JOBS}?page=2`, status: 200 });
});

test('a port that is none is refused', () => {
  const { status, stderr } = spawnSync(process.execPath, ['mocks/serve.ts'], {
    env: { ...process.env, PORT: '1e3' },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('not "1e3"') as string });
});

test('a call in the state offline is cut off', async () => {
  await expect(fetch(url + JOBS, { headers: { 'x-mock': 'getJobs:offline' } })).rejects.toThrow('fetch failed');
});

test('pages of any origin may call it with cookies, and post', async () => {
  const origin = 'http://localhost:5173';
  const response = await fetch(`${url}/.netlify/functions/staff-auth`, {
    method: 'POST',
    headers: { origin, 'sec-fetch-site': 'same-site', 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'login', password: 'mock-password' }),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('set-cookie')).toContain('session-staff=');
  expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  expect(response.headers.get('access-control-allow-credentials')).toBe('true');
});

test.each(['/', '/mocks', '/api-docs', '/openapi.json'])('it serves %s', async (path) => {
  expect((await fetch(url + path)).status).toBe(200);
});
