import { mailboxOf } from '../../../api/mail/mailbox.ts';
import { tokenHash } from '../../../api/secrets/token.ts';
import { subscriptionId } from '../../../api/subscriptions/subscription-id.ts';
import type { TestApi } from '@site/api/test-support';
import {
  criteriaOf,
  CV_MEDIA_TYPES,
  cvFormatOf,
  type Application,
  type JobAlertRequest,
  type SubmissionKind,
  type AccessScope,
} from '@site/contract';
import { applicationOf, applicationToken, emailToken, type mockState } from '@site/mocks';
import { kindOf } from '@site/protocol';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';

type State = typeof mockState;
type Db = TestApi['services']['db'];

const FORMS = {
  application: 'apply-to-job',
  message: 'send-email',
  quote: 'request-quote',
  candidate: 'register-candidate',
} as const satisfies Record<Exclude<SubmissionKind, 'subscription'>, string>;

export async function seedSubmissions(db: Db, { earlierSubmissions, subscriptions }: State) {
  for (const submission of earlierSubmissions) {
    const { at, reference, form, status, note, revision } = submission;
    const kind = kindOf(reference);
    const { website: _website, ...content } = form;
    const handling = { reference, status, note, revision };
    if (kind === 'subscription') {
      const alert = asAlert(form);
      const isOf = ({ email, kind: each }: State['subscriptions'][number]) =>
        email === form.email && each === (alert ? 'job-alert' : 'newsletter');
      const confirmed = subscriptions.some((each) => isOf(each) && each.confirmed);
      await seedSubscription(db, { email: form.email, alert, at, confirmed, handling });
      continue;
    }
    const id = randomUUID();
    const { cvFile, ...written } = content as typeof content & { cvFile?: { name: string; content: string } };
    await db
      .insertInto('form_submissions')
      .values({
        id,
        form: FORMS[kind],
        content: JSON.stringify(written),
        mailbox: mailboxOf(form.email),
        submitted_at: new Date(at),
        ...handling,
      })
      .execute();
    if (kind !== 'message') await seedApplication(db, id, submission);
    if (!cvFile) continue;
    const file = { name: cvFile.name, media_type: CV_MEDIA_TYPES[cvFormatOf(cvFile.name)!] };
    await db
      .insertInto('submission_files')
      .values({ submission_id: id, ...file, content: sql`decode(${cvFile.content}, 'base64')` })
      .execute();
  }
}

async function seedApplication(db: Db, id: string, submission: State['earlierSubmissions'][number]) {
  const { kind, status, since, answerBy, interview, events } = applicationOf(submission);
  const { jobSlug: slug = null, email } = submission.form as Partial<Application> & { email: string };
  const own = { mailbox: mailboxOf(email), kind, job_slug: slug, status, since: new Date(since), answer_by: answerBy };
  await db
    .insertInto('applications')
    .values({ id, ...own })
    .execute();
  const link = { token_hash: tokenHash(applicationToken(submission.reference)), application_id: id };
  await db.insertInto('application_links').values(link).execute();
  const newEmail = submission.newEmail ?? email;
  const asked = { application_id: id, email: newEmail, mailbox: mailboxOf(newEmail) };
  const confirms = {
    token_hash: tokenHash(emailToken(submission.reference)),
    expires_at: new Date(Date.parse(since) + 365 * 86_400_000),
  };
  await db
    .insertInto('application_emails')
    .values({ ...asked, ...confirms, confirmed_at: submission.newEmail ? null : new Date(since) })
    .execute();
  for (const { state, startsAt, ...slot } of interview)
    await db
      .insertInto('interview_slots')
      .values({
        ...slot,
        application_id: id,
        job_slug: slug!,
        starts_at: new Date(startsAt),
        is_chosen: state === 'chosen',
      })
      .execute();
  for (const event of events)
    await db
      .insertInto('application_events')
      .values({ ...event, application_id: id, at: new Date(event.at) })
      .execute();
}

const asAlert = (form: object): Alert | undefined =>
  'frequency' in form
    ? { criteria: criteriaOf(form as JobAlertRequest), frequency: 'daily', paused: false }
    : undefined;

type Alert = NonNullable<State['subscriptions'][number]['alert']>;

interface Subscription {
  email: string;
  alert?: Alert | undefined;
  at: string;
  confirmed?: boolean;
  handling: { reference: string };
}

async function seedSubscription(db: Db, { email, alert, at, confirmed = false, handling }: Subscription) {
  const kind = alert ? 'job-alert' : 'newsletter';
  const criteria = alert?.criteria ?? {};
  const id = subscriptionId(kind, email, criteria);
  const time = new Date(at);
  await db
    .insertInto('subscriptions')
    .values({
      id,
      kind,
      email,
      mailbox: mailboxOf(email),
      criteria: JSON.stringify(criteria),
      requested_at: time,
      ...(confirmed && { confirmed_at: time, seen_until: time, kept_at: time }),
      ...(alert && {
        frequency: alert.frequency,
        is_paused: alert.paused,
        ...(alert.ends_at && { ending_at: new Date(alert.ends_at) }),
      }),
      ...handling,
    })
    .execute();
  return id;
}

/** Those with links, in place of all others. */
export async function seedSubscriptions(db: Db, { subscriptions, now }: Pick<State, 'subscriptions' | 'now'>) {
  await db.deleteFrom('subscriptions').execute();
  for (const { number, email, alert, confirmed } of subscriptions) {
    const handling = { reference: `SUB-LINK0${number}` };
    const id = await seedSubscription(db, { email, alert, confirmed, at: now.toISOString(), handling });
    const of = (purpose: 'confirm' | 'manage') => ({
      token_hash: tokenHash(`mock-${purpose}-${number}`),
      subscription_id: id,
      purpose,
      expires_at: null,
    });
    await db
      .insertInto('subscription_tokens')
      .values([of('confirm'), of('manage')])
      .execute();
  }
}

/** A request whose link has expired. */
export async function seedExpiredLink(db: Db, { now }: Pick<State, 'now'>): Promise<void> {
  const handling = { reference: 'SUB-LATE01' };
  const id = await seedSubscription(db, { email: 'late@example.com', at: now.toISOString(), handling });
  const token = { token_hash: tokenHash('mock-expired'), purpose: 'confirm' as const };
  await db
    .insertInto('subscription_tokens')
    .values({ ...token, subscription_id: id, expires_at: now })
    .execute();
}

const STORED = { failed: 'dead', 'given-up': 'given-up', sent: 'sent', queued: 'queued' } as const;
const LEASE_MS = 60_000;

export async function seedMails(db: Db, { mails, now }: Pick<State, 'mails' | 'now'>): Promise<void> {
  const rows = mails.map(({ mail, content }) => {
    const [, name = null, address = null] = /^(.*) <(.*)>$/.exec(content.replyTo ?? '') ?? [];
    const leaseEnd = new Date(now.getTime() + LEASE_MS);
    const due = mail.status === 'sending' ? leaseEnd : new Date(mail.nextAttemptAt ?? mail.createdAt);
    return {
      id: mail.id,
      submission_id: null,
      subscription_id: null,
      reference: mail.reference,
      recipient: content.recipient,
      mailbox: mailboxOf(content.recipient),
      reply_to_name: name,
      reply_to_address: address,
      subject: content.subject,
      text_body: content.text,
      html_body: content.html,
      unsubscribe_url: null,
      status: STORED[mail.status as keyof typeof STORED] ?? 'queued',
      attempts: mail.attempts,
      due_at: due,
      last_error: mail.lastError,
      created_at: new Date(mail.createdAt),
      ...(mail.sentAt !== null && { sent_at: new Date(mail.sentAt) }),
    };
  });
  if (rows.length > 0) await db.insertInto('mail_outbox').values(rows).execute();
}

export async function seedAccess(db: Db, { accessGrants, accessLog, staffActions }: State): Promise<void> {
  const scopeOf = (scope: string) => scope as AccessScope;
  const grants = accessGrants.map(({ id, scope, person, endsAt, revokedAt }, index) => ({
    id,
    scope: scopeOf(scope),
    person,
    password_hash: '',
    // Newest first.
    created_at: new Date(Date.parse('2026-01-31T09:00:00Z') - index * 1000),
    ends_at: new Date(endsAt),
    revoked_at: revokedAt === null ? null : new Date(revokedAt),
  }));
  if (grants.length > 0) await db.insertInto('access_grants').values(grants).execute();
  const log = accessLog.toReversed().map(({ at, event, scope, person, subject }) => ({
    at: new Date(at),
    event,
    scope: scopeOf(scope),
    session_id: null,
    grant_id: person === null ? null : (accessGrants.find((grant) => grant.person === person)?.id ?? null),
    subject,
    address_hash: '',
  }));
  if (log.length > 0) await db.insertInto('access_log').values(log).execute();
  const actions = staffActions.toReversed().map(({ at, actor, person, action, subject, outcome, rows }) => ({
    at: new Date(at),
    actor: actor.replace(/^session /, ''),
    person,
    action,
    subject,
    outcome,
    row_count: rows,
  }));
  if (actions.length > 0) await db.insertInto('staff_actions').values(actions).execute();
}
