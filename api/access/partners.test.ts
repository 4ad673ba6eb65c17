import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints, FORM_AGE_HEADER } from '@site/contract';
import { createApi } from '../create-api.ts';
import { createTestApi, type TestApi } from '../test-support.ts';

const PARTNER = 'https://partner.example';
const STRANGER = 'https://stranger.example';

let tested: TestApi;
let api: ReturnType<typeof createApi>;
beforeAll(async () => {
  tested = await createTestApi();
  const { services } = tested;
  api = createApi({ ...services, config: { ...services.config, partnerOrigins: new Set([PARTNER]) } });
});
afterAll(() => tested.close());

/** As a page of another site calls, or its browser asks. */
function call(name: keyof typeof endpoints, origin: string, init: RequestInit = {}) {
  const headers = { origin, 'sec-fetch-site': 'cross-site', ...(init.body && { 'content-type': 'application/json' }) };
  return api.fetch(new Request(`http://localhost:3000${endpoints[name].path}`, { ...init, headers }));
}

const message = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  phone: '01632 960 001',
  inquiryType: 'general',
  message: 'Good morning to you',
};
const sent = { method: 'POST', body: JSON.stringify(message) };
const readableBy = ({ headers }: Response) => headers.get('access-control-allow-origin');

test('a partner’s page reads jobs and sends the contact form, without cookies', async () => {
  for (const response of [await call('getJobs', PARTNER), await call('sendEmail', PARTNER, sent)]) {
    expect([response.status, readableBy(response)]).toEqual([200, PARTNER]);
    expect(response.headers.get('vary')).toContain('Origin');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  }
});

test('its browser may ask first, and it reads why a message was refused', async () => {
  const asked = await call('sendEmail', PARTNER, { method: 'OPTIONS' });
  expect([asked.status, readableBy(asked)]).toEqual([204, PARTNER]);
  expect(asked.headers.get('access-control-allow-methods')).toBe('POST');
  expect(asked.headers.get('access-control-allow-headers')).toBe(`content-type, ${FORM_AGE_HEADER}`);
  const refused = await call('sendEmail', PARTNER, { ...sent, body: '{}' });
  expect([refused.status, readableBy(refused)]).toEqual([400, PARTNER]);
});

test('it makes no other call', async () => {
  expect(readableBy(await call('getJobDetails', PARTNER))).toBeNull();
  expect((await call('requestQuote', PARTNER, sent)).status).toBe(403);
  expect((await call('staffAuth', PARTNER, { method: 'OPTIONS' })).status).toBe(405);
});

test('other pages get nothing of it', async () => {
  expect(readableBy(await call('getJobs', STRANGER))).toBeNull();
  expect((await call('sendEmail', STRANGER, sent)).status).toBe(403);
  expect((await call('sendEmail', STRANGER, { method: 'OPTIONS' })).status).toBe(405);
});
