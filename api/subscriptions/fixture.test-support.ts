import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { runCommand } from '../admin/commands.ts';
import { advert, testFeed } from '../feeds/adverts.test-support.ts';
import { advertTermsOf } from '../jobs/search/advert-terms.ts';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '../test-support.ts';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
export const SITE = 'https://www.haulwell.example';
export const ADA = 'ada@example.org';
export const UNKNOWN = {
  error: 'We do not recognise this link. Please use the whole link from our email, or subscribe again.',
};
const SUCCESS = { success: true };
const TOKEN = /^[\w-]{43}$/;

/** For a `describe`: its own API, emptied before each test, and the actions of subscribers and staff. */
export function useSubscriptions(server?: string) {
  let api: TestApi;
  let folder: string;
  beforeAll(async () => {
    api = await createTestApi({ siteUrl: SITE }, { server, feed: testFeed(advert(1)) });
  }, OPENING_MS);
  afterAll(() => api.close());
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'newsletter-'));
    await api.empty(
      'form_submissions',
      'subscriptions',
      'rate_limits',
      'mail_outbox',
      'jobs',
      'cleared_jobs',
      'search_words',
    );
    api.setTime(TEST_NOW);
    api.logged.length = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  let senders = 0;
  /** From a new address each time by default, as the limit has its own test. */
  const post = (
    name: string,
    body: object,
    headers: Record<string, string> = { 'x-real-ip': `203.0.113.${(senders += 1) % 250}` },
  ) => api.post(`/.netlify/functions/${name}`, body, headers);
  const later = (ms: number) => api.setTime(new Date(TEST_NOW.getTime() + ms));
  const subscriptions = () => api.services.db.selectFrom('subscriptions').selectAll().orderBy('email').execute();
  const mails = () =>
    api.services.db.selectFrom('mail_outbox').selectAll().orderBy('created_at').orderBy('recipient').execute();
  const subscribe = (email = ADA, headers?: Record<string, string>) => post('subscribe', { email }, headers);
  const confirm = (token: string) => post('confirm-subscription', { token });
  const unsubscribe = (token: string) => post('unsubscribe', { token });
  const alert = (criteria: object, email = ADA) => post('job-alert', { email, ...criteria });
  const settings = (token: string) => api.get(`/.netlify/functions/alert-settings?token=${token}`);
  const change = (token: string, wish: object) => post('change-alert', { token, ...wish });

  async function ok(response: Response, reply: object = SUCCESS) {
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(reply);
  }

  async function refused(response: Response, status: number, reply: object) {
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual(reply);
  }

  const tokenIn = (text: string, purpose: 'confirm' | 'unsubscribe') =>
    new RegExp(`${SITE}/subscription\\?${purpose}=([\\w-]{43})`).exec(text)?.[1] ?? '';
  const lastMail = async () => (await mails()).at(-1)!;
  const confirmToken = async () => tokenIn((await lastMail()).text_body, 'confirm');

  async function reader(email = ADA) {
    await ok(await subscribe(email));
    await ok(await confirm(await confirmToken()), { success: true, kind: 'newsletter' });
    await api.empty('mail_outbox');
  }

  /** Returns the token that opens the alert's settings. */
  async function watcher(criteria: object, email = ADA): Promise<string> {
    await ok(await alert(criteria, email));
    const confirmed = await confirm(await confirmToken());
    const reply = (await confirmed.json()) as { settings: string };
    expect(reply).toMatchObject({ success: true, kind: 'job-alert', settings: expect.stringMatching(TOKEN) as string });
    await api.empty('mail_outbox');
    return reply.settings;
  }

  let jobs = 0;
  async function importJobs(...given: { title: string; at?: Date; [column: string]: unknown }[]): Promise<void> {
    for (const { at = TEST_NOW, ...job } of given) {
      jobs += 1;
      const row = {
        external_id: `job-${jobs}`,
        slug: `job-${jobs}`,
        location: 'Leeds',
        salary_period: 'year' as const,
        category: 'HGV Driver',
        description: '<p>Nights</p>',
        posted_at: at,
        imported_at: at,
        updated_at: at,
        content_hash: 'x',
        ...job,
      };
      const terms = advertTermsOf({ ...row, requirements: null, benefits: null, jobType: null });
      await api.services.db
        .insertInto('jobs')
        .values({ ...row, ...terms })
        .execute();
    }
  }

  const runNewsletter = (subject: string, content = 'News from the depot.\n\nMore of it.', name = 'issue.txt') => {
    writeFileSync(join(folder, name), content);
    return runCommand(api.services, ['send-newsletter', join(folder, name), subject]);
  };

  return {
    api: () => api,
    post,
    later,
    subscriptions,
    mails,
    subscribe,
    confirm,
    unsubscribe,
    alert,
    settings,
    change,
    ok,
    refused,
    tokenIn,
    lastMail,
    confirmToken,
    reader,
    watcher,
    importJobs,
    runNewsletter,
  };
}
