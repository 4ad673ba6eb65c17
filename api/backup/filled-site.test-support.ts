import { expect } from 'vitest';
import { checkAuditLog } from '../access/audit-chain.ts';
import { checkPassword } from '../access/credentials.ts';
import { findSession, openSession } from '../access/sessions.ts';
import { asStaffAction, COMMAND_LINE } from '../access/staff-actions.ts';
import { createApi } from '../create-api.ts';
import { contentOf } from '../db/content.test-support.ts';
import { CLIENT_ADDRESS_HEADER } from '../limits/client-address.ts';
import { syncJobs } from '../jobs/sync/sync.ts';
import { createMailer } from '../mail/mailer.ts';
import type { MailTransport } from '../mail/transport.ts';
import type { Services } from '../services.ts';

const PASSWORD = 'depot-keys';
/** The configuration that `fillSite` needs. */
export const FILLED = { STAFF_PASSWORD: PASSWORD };

const MESSAGE = {
  firstName: 'Ben',
  lastName: 'Hart',
  email: 'ben@example.org',
  phone: '01632 960 202',
  inquiryType: 'hire',
};

/** What must survive: every row, and a session of staff. */
interface SiteContent {
  rows: Record<string, unknown[]>;
  token: string;
}

/**
 * Jobs, a message whose mails have been sent, one whose mails are waiting, a member of staff signed in, and an entry of
 * the audit log.
 */
export async function fillSite(services: Services): Promise<SiteContent> {
  await syncJobs(services);
  await sendMessage(services, 'Please ring me back.');
  await deliverMail(services);
  await sendMessage(services, 'And again, please.');
  const key = await checkPassword(services, 'staff', { typed: PASSWORD, invite: '', priority: 0 });
  const { token } = await openSession(services, 'staff', key!);
  await asStaffAction(services, { actor: COMMAND_LINE, action: 'note', rowsOf: () => 1 }, async () => {});
  return { rows: await contentOf(services.db), token };
}

/**
 * Nothing is missing, the session is valid, and mails that were waiting are not sent: that may have happened since
 * the backup.
 */
export async function expectRestored(services: Services, { rows, token }: SiteContent): Promise<void> {
  const { mail_outbox: mailsBefore, staff_actions: actionsBefore, staff_actions_head: _end, ...before } = rows;
  const {
    mail_outbox: mails,
    staff_actions: actions,
    staff_actions_head: _laterEnd,
    ...after
  } = await contentOf(services.db);
  expect(Object.values(before).flat().length).toBeGreaterThan(10);
  expect(after).toEqual(before);
  expect(actionsBefore).toHaveLength(1);
  // Holding the mails after a restore may be an action of staff.
  expect(actions).toEqual(expect.arrayContaining(actionsBefore ?? []));
  expect(await checkAuditLog(services.db)).toMatchObject({ entries: actions?.length, fault: undefined });
  expect(statesOf(mailsBefore)).toEqual(['queued', 'queued', 'sent', 'sent']);
  expect(statesOf(mails)).toEqual(['dead', 'dead', 'sent', 'sent']);
  expect(await findSession(services, 'staff', token, new Request('http://localhost'))).toBeDefined();
  expect(await deliverMail(services)).toBe(0);
}

/** Visitors send forms, each of them another one's, until they are told to stop. `confirmed`: the references so far. */
export function keepSending(services: Services, visitors: number) {
  const confirmed: string[] = [];
  let sent = 0;
  let isStopped = false;
  const sending = Array.from({ length: visitors }, async () => {
    while (!isStopped) {
      const number = (sent += 1);
      const email = `ben${number}@example.org`;
      const address = `10.0.${number >> 8}.${number & 255}`;
      confirmed.push(await sendMessage(services, `Message ${number}.`, { email, address }));
    }
  });
  const stop = async () => {
    isStopped = true;
    await Promise.all(sending);
  };
  return { confirmed, stop };
}

/** Each form that had been confirmed `before` the backup came back, and each that came back with both its mails. */
export async function expectConfirmed({ db }: Services, before: string[], confirmed: string[]): Promise<void> {
  const forms = await db.selectFrom('form_submissions').select('reference').execute();
  const mails = await db.selectFrom('mail_outbox').select('id').execute();
  const stored = forms.map(({ reference }) => reference);
  expect(stored).toEqual(expect.arrayContaining(before));
  expect(confirmed).toEqual(expect.arrayContaining(stored));
  expect(mails).toHaveLength(2 * stored.length);
}

/** Returns its reference. */
async function sendMessage(
  services: Services,
  message: string,
  { email = MESSAGE.email, address = '' } = {},
): Promise<string> {
  const request = new Request('http://localhost/.netlify/functions/send-email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', [CLIENT_ADDRESS_HEADER]: address },
    body: JSON.stringify({ ...MESSAGE, email, message }),
  });
  const response = await createApi(services).fetch(request);
  expect(response.status).toBe(200);
  return ((await response.json()) as { reference: string }).reference;
}

/** Returns how many mails were sent. */
async function deliverMail(services: Services): Promise<number> {
  let sent = 0;
  const transport: MailTransport = { send: async () => void (sent += 1), check: async () => {}, close: () => {} };
  const mailer = createMailer(services, { transport });
  await mailer.deliverDue();
  await mailer.stop();
  return sent;
}

const statesOf = (mails: unknown[] = []) => (mails as { status: string }[]).map(({ status }) => status).toSorted();
