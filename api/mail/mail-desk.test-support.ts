import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Mail, MailContent, MailToChange } from '@site/contract';
import { runCommand } from '../admin/commands.ts';
import { advert, testFeed } from '../feeds/adverts.test-support.ts';
import { syncJobs } from '../jobs/sync/sync.ts';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '../test-support.ts';
import { createMailer } from './mailer.ts';
import { claimDueMail, markSent } from './outbox.ts';
import { startSmtpServer, type TestSmtpServer } from './smtp-server.test-support.ts';

export const MINUTE = 60_000;
const PASSWORD = 'pallet-orchard';
export const APPLICATION = {
  fullName: 'Ada Okafor',
  email: 'ada.okafor@example.org',
  phone: '01632 960 201',
  jobTitle: 'HGV Class 1 Driver',
  jobSlug: 'hgv-class-1-driver-leeds-1',
};
export const NO_MAILBOX = { responseCode: 550, message: '5.1.1 <ada.okafor@example.org>: no such user' };

interface MailList {
  rows: Mail[];
  counts: Record<Mail['status'], number>;
  pagination: { total: number };
}

export type MailDesk = ReturnType<typeof openMailDesk>;

/** An API with a mail server and one job, where staff are signed in and the outbox is empty before each test. */
export function openMailDesk(server?: string) {
  let opened: TestApi;
  let api: TestApi;
  let smtp: TestSmtpServer;
  let cookie: string;

  beforeAll(async () => {
    const passwords = { lcrcaProposal: undefined, transportUkProposal: undefined, staff: PASSWORD };
    opened = await createTestApi({ passwords }, { server, feed: testFeed(advert(1)) });
    await syncJobs(opened.services);
    smtp = await startSmtpServer();
    api = opened.restarted({ smtpUrl: smtp.url });
  }, OPENING_MS);
  afterAll(async () => {
    await smtp.close();
    await opened.close();
  });
  beforeEach(async () => {
    await api.empty('form_submissions', 'subscriptions', 'rate_limits', 'staff_actions', 'sessions');
    api.setTime(TEST_NOW);
    api.logged.length = 0;
    smtp.received.length = 0;
    smtp.refusals.length = 0;
    await signIn();
  });

  async function signIn() {
    const signedIn = await post('staff-auth', { action: 'login', password: PASSWORD });
    const session = signedIn.headers.getSetCookie().find((each) => each.startsWith('session-staff'))!;
    [cookie] = session.split(';') as [string];
  }

  const post = (name: string, body: object) => api.post(`/.netlify/functions/${name}`, body, cookie ? { cookie } : {});
  const get = (path: string) => api.get(`/.netlify/functions/${path}`, { cookie });
  const list = async (query = '') => (await (await get(`mails${query}`)).json()) as MailList;
  const read = async (id: string) => (await (await post('read-mail', { id })).json()) as MailContent;
  const find = async (id: string) => (await (await get(`mail?id=${id}`)).json()) as MailToChange;
  const change = async (id: string, action: string, version?: string) =>
    post(`${action}-mail`, { id, version: version ?? (await find(id)).version });
  const later = (ms: number) => api.setTime(new Date(TEST_NOW.getTime() + ms));
  const outbox = () => api.services.db.selectFrom('mail_outbox').selectAll().orderBy('recipient').execute();
  const admin = (...args: string[]) => runCommand(api.services, args);

  async function apply(more: object = {}) {
    expect((await post('apply-to-job', { ...APPLICATION, ...more })).status).toBe(200);
    const [toVisitor, toAgency] = await outbox();
    return { toVisitor: toVisitor!, toAgency: toAgency! };
  }

  async function deliver() {
    const mailer = createMailer(api.services);
    await mailer.deliverDue();
    await mailer.stop();
  }

  /** The acknowledgement, after as many refusals as it takes. */
  async function failedMail(): Promise<string> {
    const { toVisitor, toAgency } = await apply();
    await markSent(api.services.db, (await claim(toAgency.id))!, TEST_NOW);
    smtp.refusals.push(...Array.from({ length: 12 }, () => NO_MAILBOX));
    for (let hours = 0; hours <= 13 * 6; hours += 6) {
      later(hours * 60 * MINUTE);
      await deliver();
    }
    await signIn();
    return toVisitor.id;
  }

  /** Claims this mail, whichever is due first. */
  async function claim(id: string) {
    const { db } = api.services;
    await db
      .updateTable('mail_outbox')
      .set({ due_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    return claimDueMail(db, api.services.clock());
  }

  return {
    api: () => api,
    smtp: () => smtp,
    signIn,
    post,
    get,
    list,
    read,
    find,
    change,
    later,
    outbox,
    admin,
    apply,
    deliver,
    failedMail,
    claim,
  };
}
