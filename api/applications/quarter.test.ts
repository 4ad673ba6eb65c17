import { randomUUID } from 'node:crypto';
import type { ApplicationStatus } from '@site/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailboxOf } from '../mail/mailbox.ts';
import { createTestApi, OPENING_MS, type TestApi } from '../test-support.ts';
import { answerApplication } from './answer.ts';
import { answerRecord } from './answer-record.ts';
import { beginApplication, moveApplication } from './applications.ts';
import { raiseOverdue } from './overdue.ts';

/*
 * A quarter at an agency, through Christmas: staff answer, forget, are all away for a week, and close jobs; applicants
 * withdraw. What the site then says is compared with this file's own notes, which know nothing of the database.
 */

const APPLICATIONS = 5_000;
const JOBS = 40;
const FIRST_DAY = Temporal.PlainDate.from('2026-10-01');
const LAST_DAY = Temporal.PlainDate.from('2026-12-31');
const HOLIDAYS = ['2026-12-25', '2026-12-28', '2027-01-01'];
const AWAY = { from: '2026-11-02', to: '2026-11-08' };

/** What this file notes of one application. */
interface Noted {
  reference: string;
  email: string;
  job: string;
  sentOn: string;
  status: ApplicationStatus;
  /** Every promise so far; the last one stands until there is an outcome. */
  promises: string[];
  /** The days on which staff wrote. */
  answers: string[];
  /** The day on which staff mean to write next; null for what they have forgotten. */
  planned: string | null;
  alarms: { promise: string; raisedOn: string }[];
  /** Before staff write that day, unless it is over. */
  withdrawsOn: string | null;
}

/** Numbers from 0 to 1, the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}
const random = randomNumbers(2_026);

const isWorking = (day: Temporal.PlainDate) => day.dayOfWeek <= 5 && !HOLIDAYS.includes(day.toString());
const isAway = (day: string) => day >= AWAY.from && day <= AWAY.to;

/** Counted on the calendar, day after day. */
function workingDaysAfter(from: string, days: number): string {
  let day = Temporal.PlainDate.from(from);
  let counted = 0;
  while (counted < days) {
    day = day.add({ days: 1 });
    if (isWorking(day)) counted += 1;
  }
  return day.toString();
}

const OUTCOMES: readonly ApplicationStatus[] = ['not-this-time', 'job-closed', 'withdrawn'];
const isOver = ({ status }: Noted) => OUTCOMES.includes(status);

const at = (day: string, time: string) =>
  new Date(Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime('Europe/London').epochMilliseconds);

/** Two of a hundred are forgotten; the others are planned for one of the next five working days. */
const plan = (day: string) => (random() < 0.02 ? null : workingDaysAfter(day, Math.ceil(random() * 5)));

let api: TestApi;
const noted: Noted[] = [];

beforeAll(async () => {
  api = await createTestApi();
  for (let day = FIRST_DAY; Temporal.PlainDate.compare(day, LAST_DAY) <= 0; day = day.add({ days: 1 })) await live(day);
}, OPENING_MS + 120_000);
afterAll(() => api.close());

async function live(date: Temporal.PlainDate) {
  const day = date.toString();
  await raiseAlarms(day);
  await receive(day);
  for (const application of noted)
    if (!isOver(application) && application.withdrawsOn === day) await withdraw(application, day);
  if (!isWorking(date) || isAway(day)) return;
  for (const application of noted)
    if (!isOver(application) && application.planned === day) await answer(application, day);
  if (date.dayOfWeek === 5) await closeJob(`job-${Math.floor(random() * JOBS)}`, day);
}

/** Twice, as the task comes round again. */
async function raiseAlarms(day: string) {
  api.setTime(at(day, '00:05'));
  for (let run = 0; run < 2; run += 1) await raiseOverdue(api.services);
  for (const application of noted) {
    const promise = application.promises.at(-1)!;
    if (isOver(application) || promise >= day || application.alarms.some((alarm) => alarm.promise === promise))
      continue;
    application.alarms.push({ promise, raisedOn: day });
  }
}

async function receive(day: string) {
  const days = FIRST_DAY.until(LAST_DAY).days + 1;
  const past = FIRST_DAY.until(Temporal.PlainDate.from(day)).days;
  const upTo = Math.round((APPLICATIONS * (past + 1)) / days);
  const sentAt = at(day, '23:30');
  const forms = Array.from({ length: upTo - noted.length }, (_each, index) => {
    const number = noted.length + index;
    return {
      id: randomUUID(),
      reference: `APP-${String(number).padStart(6, '0')}`,
      email: `driver-${number}@example.org`,
      job: number % JOBS,
    };
  });
  await api.services.db
    .insertInto('form_submissions')
    .values(
      forms.map(({ id, reference, email, job }) => ({
        id,
        reference,
        form: 'apply-to-job' as const,
        content: JSON.stringify({
          fullName: 'Ada Okafor',
          email,
          phone: '',
          jobSlug: `job-${job}`,
          jobTitle: 'Driver',
        }),
        mailbox: mailboxOf(email),
        submitted_at: sentAt,
      })),
    )
    .execute();
  for (const { id, reference, email, job } of forms) {
    const jobSlug = `job-${job}`;
    await beginApplication(api.services.db, { submissionId: id, mailbox: mailboxOf(email), jobSlug, at: sentAt });
    noted.push({
      reference,
      email,
      job: jobSlug,
      sentOn: day,
      status: 'received',
      answers: [],
      alarms: [],
      promises: [workingDaysAfter(day, 5)],
      planned: plan(day),
      withdrawsOn: random() < 0.04 ? workingDaysAfter(day, Math.ceil(random() * 8)) : null,
    });
  }
}

async function answer(application: Noted, day: string, to?: ApplicationStatus) {
  const { reference, status: from } = application;
  const next = to ?? (from === 'received' && random() < 0.4 ? 'read' : 'not-this-time');
  api.setTime(at(day, '15:00'));
  await answerApplication(api.services, { reference, from, to: next, message: '', preview: false });
  application.status = next;
  application.answers.push(day);
  application.planned = plan(day);
  if (!isOver(application)) application.promises.push(workingDaysAfter(day, 5));
}

async function withdraw(application: Noted, day: string) {
  const { id, status } = await api.services.db
    .selectFrom('applications')
    .where('mailbox', '=', mailboxOf(application.email))
    .select(['id', 'status'])
    .executeTakeFirstOrThrow();
  const move = { by: 'applicant', from: status, to: 'withdrawn', text: '', at: at(day, '08:00') } as const;
  await moveApplication(api.services.db, { id, kind: 'application', status }, move);
  application.status = 'withdrawn';
}

async function closeJob(job: string, day: string) {
  for (const application of noted)
    if (application.job === job && !isOver(application)) await answer(application, day, 'job-closed');
}

const mails = () =>
  api.services.db.selectFrom('mail_outbox').select(['recipient', 'text_body', 'created_at']).execute();

test('every application has an outcome or a day that is to come, or an alarm was raised the day after the promised one', async () => {
  const rows = await api.services.db
    .selectFrom('applications')
    .innerJoin('form_submissions', 'form_submissions.id', 'applications.id')
    .select(['reference', 'applications.status', 'answer_by', 'alarmed_for'])
    .execute();
  expect(rows).toHaveLength(APPLICATIONS);
  const byReference = new Map(rows.map((row) => [row.reference, row]));
  for (const application of noted) {
    const promise = isOver(application) ? null : application.promises.at(-1)!;
    const { status, answer_by: answerBy, alarmed_for: alarmedFor } = byReference.get(application.reference)!;
    expect({ status, answerBy }).toEqual({ status: application.status, answerBy: promise });
    const isMissed = promise !== null && promise < LAST_DAY.toString();
    if (isMissed) expect(alarmedFor).toBe(promise);
  }
  expect(noted.filter(({ alarms }) => alarms.length > 0).length).toBeGreaterThan(100);
});

test('each missed day was told once, the day after', async () => {
  const told = (await mails())
    .filter(({ text_body: text }) => text.startsWith('Each of them was promised'))
    .flatMap(({ text_body: text, created_at: raised }) =>
      [...text.matchAll(/(APP-\w+): (\d+ \w+ \d+)/g)].map(
        ([, reference, day]) => `${reference} ${day} ${raised.toISOString()}`,
      ),
    );
  const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
  const expected = noted.flatMap(({ reference, alarms }) =>
    alarms.map(({ promise, raisedOn }) => {
      expect(Temporal.PlainDate.from(promise).add({ days: 1 }).toString()).toBe(raisedOn);
      return `${reference} ${longDay.format(at(promise, '12:00'))} ${at(raisedOn, '00:05').toISOString()}`;
    }),
  );
  expect(told.toSorted()).toEqual(expected.toSorted());
});

test('every answer was mailed once, and nothing else', async () => {
  const counted = new Map<string, number>();
  for (const { recipient } of await mails()) counted.set(recipient, (counted.get(recipient) ?? 0) + 1);
  for (const { email, answers } of noted) expect(counted.get(email) ?? 0).toBe(answers.length);
});

test('the published figure is what these notes count', async () => {
  const day = LAST_DAY.toString();
  const since = LAST_DAY.subtract({ days: 90 }).toString();
  const counting = noted.filter(
    ({ sentOn, answers, promises, status }) =>
      sentOn >= since && (answers.length > 0 || (promises[0]! < day && status !== 'withdrawn')),
  );
  const inTime = counting.filter(({ answers, promises }) => answers.length > 0 && answers[0]! <= promises[0]!);
  const days = counting
    .flatMap(({ sentOn, answers }) =>
      answers.slice(0, 1).map((answered) => Temporal.PlainDate.from(sentOn).until(answered).days),
    )
    .toSorted((a, b) => a - b);
  const median = (days[Math.floor((days.length - 1) / 2)]! + days[Math.ceil((days.length - 1) / 2)]!) / 2;
  expect(await answerRecord(api.services.db, at(day, '18:00'))).toEqual({
    applicants: counting.length,
    inTimePercent: Math.floor((100 * inTime.length) / counting.length),
    medianDays: median,
  });
  expect(inTime.length).toBeLessThan(counting.length);
});
