import { endpoints } from '@site/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startMockServer } from './node.ts';

let server: ReturnType<typeof startMockServer>;
beforeAll(() => void (server = startMockServer()));
afterAll(() => server.close());

const SITE = 'http://site.test';

test('a call of an endpoint is answered by its mock', async () => {
  const response = await fetch(SITE + endpoints.getJobs.path);
  expect(response.status).toBe(200);
});

test.each([`${SITE}/.netlify/functions/forgotten`, `${SITE}/rest/v1/users`, `${SITE}/elsewhere`])(
  'a request without a mock fails, and says which: %s',
  async (address) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(fetch(address)).rejects.toThrow();
    expect(error.mock.calls.flat().join('\n')).toContain(address);
    error.mockRestore();
  },
);
