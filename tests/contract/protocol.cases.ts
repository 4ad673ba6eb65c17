import { endpoints, ErrorReplySchema, type Endpoint, type EndpointName } from '@site/contract';
import { mocks } from '@site/mocks';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Backend } from './backends.ts';
import { dataOf } from './calls.ts';
import { validCall } from './endpoint-calls.ts';

const NAMES = Object.keys(endpoints) as EndpointName[];
/** Refused with PostgREST's errors: rest.cases.ts has their cases. */
const TABLES: readonly EndpointName[] = ['publicJobs', 'jobCategories'];
const CALLS = NAMES.filter((name) => !TABLES.includes(name));
const POSTS = NAMES.filter((name) => endpoints[name].method === 'POST');
const JSON_TYPE = { 'content-type': 'application/json' };

const post = (body: string, headers: Record<string, string> = JSON_TYPE): RequestInit => ({
  method: 'POST',
  body,
  headers,
});

export function protocolCases(backend: () => Backend): void {
  const send = (name: EndpointName, init?: RequestInit, query = '') =>
    backend()
      .visitor()
      .send(endpoints[name].path + query, init);

  async function refusal(response: Response, status: number) {
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const reply = v.parse(ErrorReplySchema, await response.json());
    expect(reply.error).not.toBe('');
    return reply;
  }

  test.each(NAMES)('a valid call of %s is answered as the contract promises', async (name) => {
    dataOf(await validCall(name, backend()));
  });

  test.each(CALLS)('%s refuses methods it does not have, and names those it has', async (name) => {
    const response = await send(name, { method: endpoints[name].method === 'GET' ? 'DELETE' : 'GET' });
    await refusal(response, 405);
    expect(response.headers.get('allow')).toContain(endpoints[name].method);
  });

  test.each(NAMES.flatMap((name) => [mocks[name].refusedInput ?? []].flat().map((input) => [name, input] as const)))(
    '%s refuses invalid input with a message for each field',
    async (name, { query, body, fields }) => {
      const response = await send(name, body && post(JSON.stringify(body)), query);
      const reply = await refusal(response, 400);
      expect(Object.keys(reply.fields ?? {}).sort()).toEqual([...fields].sort());
      expect(Object.values(reply.fields ?? {})).toContain(reply.error);
      expect(JSON.stringify(reply)).not.toMatch(/Invalid (key|type|format)|Expected/);
    },
  );

  describe.each(POSTS)('%s', (name) => {
    test('refuses a body that is not JSON', async () => {
      await refusal(await send(name, post('{"action":')), 400);
      await refusal(
        await send(name, post('action=login', { 'content-type': 'application/x-www-form-urlencoded' })),
        400,
      );
    });

    test('refuses JSON that is not an object', async () => {
      await refusal(await send(name, post('"login"')), 400);
    });

    const { fromAnywhere, largestBody = 64 * 1024 }: Endpoint = endpoints[name];
    test(`refuses a body of more than ${Math.floor(largestBody / 1024)} KB`, async () => {
      await refusal(await send(name, post(JSON.stringify({ action: 'x'.repeat(largestBody) }))), 413);
    });

    test.skipIf(fromAnywhere === true)('refuses requests from another site’s page', async () => {
      await refusal(await send(name, post('{}', { ...JSON_TYPE, origin: 'https://elsewhere.example' })), 403);
      await refusal(await send(name, post('{}', { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' })), 403);
    });
  });
}
