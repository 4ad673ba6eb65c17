import { SLOT_TAKEN, type EndpointReply, type InterviewSlot } from '@site/contract';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../admin/commands.ts';
import { advert, testFeed } from '../../feeds/adverts.test-support.ts';
import { syncJobs } from '../../jobs/sync/sync.ts';
import { readMail } from '../../mail/read-mail.ts';
import { toMailOptions } from '../../mail/transport.ts';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '../../test-support.ts';
import { chooseInterview } from './choose-interview.ts';
import { remindOfInterviews } from './reminders.ts';

const FUNCTIONS = '/.netlify/functions';
const JOB = 'hgv-class-1-driver-leeds-1';
const ADA = 'ada.okafor@example.org';
const AGENCY = 'recruitment@haulwell.example';

const AT_TEN = { start: '2026-03-05T10:00', minutes: 30, way: 'place', place: 'Unit 4, Holbeck; Leeds' };
const AFTER_THE_CHANGE = { start: '2026-03-30T10:00', minutes: 45, way: 'video', place: 'https://meet.example/a' };

/** What is offered, chosen and called off, on the given Postgres server or in memory. */
export function describeInterviews(database: string, server?: string): void {
  describe(`interviews, on ${database}`, () => {
    let api: TestApi;
    let cookie: string;
    beforeAll(async () => {
      const passwords = { lcrcaProposal: 'quay', transportUkProposal: 'moss', staff: 'pallet-orchard' };
      api = await createTestApi({ passwords }, { server, feed: testFeed(advert(1)) });
      await syncJobs(api.services);
    }, OPENING_MS);
    afterAll(() => api.close());
    beforeEach(async () => {
      await api.empty('form_submissions', 'rate_limits', 'staff_actions');
      await setTime(TEST_NOW.toISOString());
    });

    async function setTime(time: string): Promise<void> {
      api.setTime(new Date(time));
      const response = await api.post(`${FUNCTIONS}/staff-auth`, { action: 'login', password: 'pallet-orchard' });
      cookie = response.headers.getSetCookie()[0]!.split(';', 1)[0]!;
    }
    const mails = () => api.services.db.selectFrom('mail_outbox').selectAll().orderBy('created_at').execute();
    const mailsTo = async (address: string) => (await mails()).filter(({ recipient }) => recipient === address);
    /** Those that change the calendar, in order. */
    const calendars = async (address = ADA) => {
      const files = (await mailsTo(address)).flatMap(({ calendar }) => calendar ?? []);
      return files.toSorted((one, other) => Number(field(one, 'SEQUENCE')) - Number(field(other, 'SEQUENCE')));
    };
    const field = (calendar: string, name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(calendar)?.[1];
    const apply = async (email = ADA) => {
      await api.empty('rate_limits');
      const form = { fullName: 'Ada Okafor', email, phone: '01632 960 201', jobTitle: 'Driver', jobSlug: JOB };
      const response = await api.post(`${FUNCTIONS}/apply-to-job`, form);
      const { reference } = (await response.json()) as { reference: string };
      const [mail] = await mailsTo(email);
      return { reference, token: /\/applications\/([\w-]{43})/.exec(mail!.text_body)![1]! };
    };
    const answer = async (reference: string, input: object) => {
      const response = await api.post(
        `${FUNCTIONS}/answer-application`,
        { reference, from: 'received', to: 'interview', message: '', ...input },
        { cookie },
      );
      return { status: response.status, data: (await response.json()) as EndpointReply<'answerApplication'> };
    };
    const read = async (token: string) =>
      (await (await api.get(`${FUNCTIONS}/application?token=${token}`)).json()) as EndpointReply<'application'>;
    const slotsOf = async (token: string) => (await read(token)).interview;
    const choose = async (token: string, slot: Pick<InterviewSlot, 'id'> | undefined) => {
      const response = await api.post(`${FUNCTIONS}/choose-interview`, { token, slot: slot?.id ?? '' });
      return { status: response.status, data: (await response.json()) as { error?: string } };
    };
    const download = (token: string) => api.get(`${FUNCTIONS}/interview-calendar?token=${token}`);
    /** Somebody who is offered these times. */
    const invite = async (slots: object[] = [AT_TEN, AFTER_THE_CHANGE], email = ADA) => {
      const applied = await apply(email);
      expect((await answer(applied.reference, { slots })).status).toBe(200);
      return applied;
    };
    /** Who has chosen the first of them. */
    const settle = async (slots?: object[]) => {
      const invited = await invite(slots);
      expect((await choose(invited.token, (await slotsOf(invited.token))[0])).status).toBe(200);
      return invited;
    };

    describe('what staff offer', () => {
      test('stands in the mail and on the page, with the day and the time in the UK', async () => {
        const { token } = await invite();
        const mail = (await mailsTo(ADA)).at(-1)!;
        expect(mail.text_body).toContain('Thursday, 5 March 2026, 10am to 10:30am, UK time. Unit 4, Holbeck; Leeds');
        expect(mail.text_body).toContain('Monday, 30 March 2026, 10am to 10:45am, UK time. By video: https://meet');
        expect(mail.calendar).toBeNull();
        expect(await slotsOf(token)).toMatchObject([
          { startsAt: '2026-03-05T10:00:00.000Z', way: 'place', state: 'open' },
          { startsAt: '2026-03-30T09:00:00.000Z', way: 'video', state: 'open' },
        ]);
      });

      test('is shown before it goes, and a preview offers nothing', async () => {
        const { reference, token } = await apply();
        const { data } = await answer(reference, { slots: [AT_TEN], preview: true });
        expect(data.text).toContain('Thursday, 5 March 2026, 10am to 10:30am');
        expect(await slotsOf(token)).toEqual([]);
      });

      test('is to come, belongs to an interview, and changes something', async () => {
        const { reference } = await apply();
        expect((await answer(reference, { slots: [{ ...AT_TEN, start: '2026-03-02T09:00' }] })).status).toBe(400);
        expect((await answer(reference, { slots: [AT_TEN], to: 'read' })).status).toBe(400);
        expect((await answer(reference, { slots: [AT_TEN] })).status).toBe(200);
        expect((await answer(reference, { slots: [AT_TEN], from: 'interview' })).status).toBe(400);
        expect((await answer(reference, { from: 'interview', message: 'Bring your licence.' })).status).toBe(200);
      });

      test('replaces what was offered before, but what is offered again stays chosen', async () => {
        const { reference, token } = await settle();
        await answer(reference, { from: 'interview', slots: [AT_TEN, { ...AT_TEN, start: '2026-03-06T10:00' }] });
        expect((await slotsOf(token)).map(({ state }) => state)).toEqual(['chosen', 'open']);
        expect(await calendars()).toHaveLength(1);
      });

      test('and no more is called off once it was chosen, in mail and calendar', async () => {
        const { reference, token } = await settle();
        const { data } = await answer(reference, { from: 'interview', slots: [AFTER_THE_CHANGE] });
        expect(data.text).toContain('Your interview does not take place: Thursday, 5 March 2026, 10am to 10:30am');
        expect((await slotsOf(token)).map(({ state }) => state)).toEqual(['open']);
        expect((await calendars()).map((each) => field(each, 'METHOD'))).toEqual(['REQUEST', 'CANCEL']);
      });

      test('staff see on the submission’s page who has which', async () => {
        const { reference } = await settle();
        const response = await api.get(`${FUNCTIONS}/submission?reference=${reference}`, { cookie });
        const { application } = (await response.json()) as EndpointReply<'submission'>;
        expect(application!.interview.map(({ state }) => state)).toEqual(['chosen', 'open']);
      });
    });

    describe('a time', () => {
      test('that is chosen is confirmed by mail, told to the agency, and in the history', async () => {
        const { reference, token } = await settle();
        const mail = (await mailsTo(ADA)).find(({ calendar }) => calendar !== null)!;
        expect(mail.subject).toBe(`Your interview for HGV Class 1 Driver (${reference})`);
        expect(mail.text_body).toContain('Thursday, 5 March 2026, 10am to 10:30am, UK time\nUnit 4, Holbeck; Leeds');
        const notices = await mailsTo(AGENCY);
        expect(notices.at(-1)!.text_body).toContain('Interview: Chosen: Thursday, 5 March 2026, 10am to 10:30am');
        expect((await read(token)).events.at(-1)).toMatchObject({
          by: 'applicant',
          text: expect.stringContaining('Chosen: '),
        });
      });

      test('is one applicant’s, also when 50 choose it at once', async () => {
        const tokens: string[] = [];
        for (let index = 0; index < 50; index += 1)
          tokens.push((await invite([AT_TEN], `driver${index}@example.org`)).token);
        const slots = await Promise.all(tokens.map(slotsOf));
        const tries = await Promise.allSettled(
          tokens.map((token, index) => chooseInterview(api.services, { token, slot: slots[index]![0]!.id })),
        );
        const refusals = tries.flatMap((each) => (each.status === 'rejected' ? [(each.reason as Error).message] : []));
        expect(refusals).toEqual(Array.from({ length: 49 }, () => SLOT_TAKEN));
        const states = (await Promise.all(tokens.map(slotsOf))).map(([slot]) => slot!.state);
        expect(states.filter((state) => state === 'chosen')).toHaveLength(1);
        expect(states.filter((state) => state === 'taken')).toHaveLength(49);
        const confirmed = (await mails()).filter(({ calendar }) => calendar !== null);
        expect(confirmed).toHaveLength(1);
      }, 60_000);

      test('cannot be taken twice whatever the code does: the database refuses it', async () => {
        await settle([AT_TEN]);
        await invite([AT_TEN], 'ben@example.org');
        const both = api.services.db.updateTable('interview_slots').set({ is_chosen: true });
        await expect(both.execute()).rejects.toThrow('interview_slots_one_taker');
      });

      test('two who want each other’s are both refused, and keep their own', async () => {
        const [one, other] = [await invite(), await invite(undefined, 'ben@example.org')];
        const slots = [await slotsOf(one.token), await slotsOf(other.token)] as const;
        await choose(one.token, slots[0][0]);
        await choose(other.token, slots[1][1]);
        const swaps = await Promise.all([choose(one.token, slots[0][1]), choose(other.token, slots[1][0])]);
        expect(swaps.map(({ status }) => status)).toEqual([409, 409]);
        expect((await slotsOf(one.token)).map(({ state }) => state)).toEqual(['chosen', 'taken']);
        expect((await slotsOf(other.token)).map(({ state }) => state)).toEqual(['taken', 'chosen']);
      });

      test('that was given back is free for others', async () => {
        const { token } = await settle([AT_TEN]);
        const other = await invite([AT_TEN], 'ben@example.org');
        const [slot] = await slotsOf(other.token);
        expect((await choose(other.token, slot)).data.error).toBe(SLOT_TAKEN);
        await choose(token, undefined);
        expect((await choose(other.token, slot)).status).toBe(200);
      });

      test('of another applicant, of nobody, and one that is over are refused', async () => {
        const { token } = await invite();
        const other = await invite([AT_TEN], 'ben@example.org');
        expect((await choose(token, (await slotsOf(other.token))[0])).status).toBe(409);
        expect((await choose(token, { id: 'made-up' })).status).toBe(409);
        expect((await choose('x'.repeat(43), undefined)).status).toBe(404);
        const [slot] = await slotsOf(token);
        await setTime('2026-03-05T10:00:00Z');
        expect((await choose(token, slot)).status).toBe(409);
        expect((await slotsOf(token))[0]!.state).toBe('over');
      });

      test('that is chosen again, or given back twice, says nothing twice', async () => {
        const { token } = await settle();
        const [slot] = await slotsOf(token);
        await choose(token, slot);
        await choose(token, undefined);
        await choose(token, undefined);
        expect(await calendars()).toHaveLength(2);
      });
    });

    describe('the calendar file', () => {
      test('is one entry through all changes: the same UID, ever newer, cancelled at the end', async () => {
        const { token } = await settle();
        const [, second] = await slotsOf(token);
        await choose(token, second);
        await choose(token, undefined);
        const files = await calendars();
        expect(new Set(files.map((each) => field(each, 'UID'))).size).toBe(1);
        const said = files.map((each) => ['METHOD', 'SEQUENCE', 'STATUS', 'DTSTART'].map((name) => field(each, name)));
        expect(said).toEqual([
          ['REQUEST', '1', 'CONFIRMED', '20260305T100000Z'],
          ['REQUEST', '2', 'CONFIRMED', '20260330T090000Z'],
          ['CANCEL', '3', 'CANCELLED', '20260330T090000Z'],
        ]);
      });

      test('has short lines with CRLF, escaped text, and only what it is about', async () => {
        await settle([{ ...AT_TEN, place: `Unit 4, Holbeck; ${'Ünïté '.repeat(30)}` }]);
        const [file] = await calendars();
        for (const line of file!.split('\r\n')) {
          expect(line).not.toContain('\n');
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        }
        const unfolded = file!.replaceAll('\r\n ', '');
        expect(unfolded).toContain('LOCATION:Unit 4\\, Holbeck\\; Ünïté');
        expect(unfolded).toMatch(/^DTSTAMP:20260302T090000Z\r$/m);
        expect(unfolded).toMatch(/^DTEND:20260305T103000Z\r$/m);
        expect(unfolded).toMatch(/^ORGANIZER.*:mailto:recruitment@haulwell\.example\r$/m);
        expect(unfolded).toMatch(/^ATTENDEE;.*PARTSTAT=ACCEPTED.*ada\.okafor@example\.org\r$/m);
      });

      test('is in the mail as mail programs expect it, and staff see that it is there', async () => {
        await settle();
        const mail = (await mailsTo(ADA)).find(({ calendar }) => calendar !== null)!;
        const transport = createTransport({ streamTransport: true, buffer: true });
        const { message } = await transport.sendMail(toMailOptions(mail, 'Haulwell <hello@haulwell.example>'));
        expect(String(message)).toContain('Content-Type: text/calendar; charset=utf-8; method=REQUEST');
        expect(String(message)).toContain('filename=interview.ics');
        expect((await readMail(api.services.db, mail.id)).attachments).toEqual([
          { name: 'interview.ics', bytes: Buffer.byteLength(mail.calendar!) },
        ]);
      });

      test('is downloaded from the page, privately, while an interview is chosen', async () => {
        const { token } = await invite();
        expect((await download(token)).status).toBe(404);
        await choose(token, (await slotsOf(token))[1]);
        const response = await download(token);
        expect(response.headers.get('cache-control')).toBe('private, no-store');
        expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
        const text = await response.text();
        expect([field(text, 'METHOD'), field(text, 'DTSTART'), field(text, 'UID')]).toEqual([
          'PUBLISH',
          '20260330T090000Z',
          field((await calendars())[0]!, 'UID'),
        ]);
        expect(text).not.toContain('ATTENDEE');
        expect((await download('x'.repeat(43))).status).toBe(404);
      });
    });

    describe('an interview that does not take place', () => {
      test('ends with a withdrawal: the calendar is told, and the time is free', async () => {
        const { token } = await settle([AT_TEN]);
        await api.post(`${FUNCTIONS}/change-application`, { action: 'withdraw', token, reason: '' });
        expect((await calendars()).map((each) => field(each, 'METHOD'))).toEqual(['REQUEST', 'CANCEL']);
        expect(await slotsOf(token)).toEqual([]);
        const other = await invite([AT_TEN], 'ben@example.org');
        expect((await choose(other.token, (await slotsOf(other.token))[0])).status).toBe(200);
      });

      test('ends when staff close the application, by the same mail', async () => {
        const { reference, token } = await settle();
        const { data } = await answer(reference, { from: 'interview', to: 'job-closed' });
        expect(data.text).toContain('Your interview does not take place: Thursday, 5 March 2026');
        const mail = (await mailsTo(ADA)).find(({ calendar }) => calendar?.includes('METHOD:CANCEL'))!;
        expect(mail.text_body).toContain('has closed before your application could go further');
        expect(await slotsOf(token)).toEqual([]);
        expect((await choose(token, undefined)).status).toBe(409);
      });

      test('unlike one that took place, which stays as it was', async () => {
        const { reference, token } = await settle();
        await setTime('2026-03-06T09:00:00Z');
        const [, second] = await slotsOf(token);
        expect((await choose(token, second)).status).toBe(409);
        expect((await choose(token, undefined)).status).toBe(409);
        expect((await answer(reference, { from: 'interview', slots: [] })).status).toBe(200);
        const { data } = await answer(reference, { from: 'interview', to: 'offered' });
        expect(data.text).not.toContain('does not take place');
        expect((await slotsOf(token)).map(({ state }) => state)).toEqual(['chosen']);
        expect(await calendars()).toHaveLength(1);
      });
    });

    describe('the reminder', () => {
      const reminders = async () => (await mailsTo(ADA)).filter(({ subject }) => subject.startsWith('A reminder'));

      test('goes once, the day before from nine in the UK, and opens the application', async () => {
        await settle([AFTER_THE_CHANGE]);
        for (const time of ['2026-03-28T12:00:00Z', '2026-03-29T07:59:00Z']) {
          await setTime(time);
          await remindOfInterviews(api.services);
        }
        expect(await reminders()).toEqual([]);
        await setTime('2026-03-29T08:00:00Z');
        for (let run = 0; run < 2; run += 1) await remindOfInterviews(api.services);
        const [reminder, ...more] = await reminders();
        expect(more).toEqual([]);
        expect(reminder!.text_body).toContain('Monday, 30 March 2026, 10am to 10:45am, UK time');
        expect((await read(/\/applications\/([\w-]{43})/.exec(reminder!.text_body)![1]!)).status).toBe('interview');
      });

      test('does not go for what was given back, withdrawn, or chosen the day before', async () => {
        const { token } = await settle([AT_TEN]);
        await setTime('2026-03-04T10:00:00Z');
        await choose(token, undefined);
        await remindOfInterviews(api.services);
        await choose(token, (await slotsOf(token))[0]);
        await remindOfInterviews(api.services);
        expect(await reminders()).toEqual([]);
      });

      test('missed while the server was down goes on the day itself, and not after the interview', async () => {
        await settle([AT_TEN]);
        await setTime('2026-03-05T08:30:00Z');
        await remindOfInterviews(api.services);
        expect(await reminders()).toHaveLength(1);
        await api.empty('form_submissions');
        await setTime(TEST_NOW.toISOString());
        await settle([AT_TEN]);
        await setTime('2026-03-05T10:00:00Z');
        await remindOfInterviews(api.services);
        expect(await reminders()).toEqual([]);
      });
    });

    test('is in what is exported, and goes with the application', async () => {
      const { token } = await settle();
      expect(await runCommand(api.services, ['export-person', ADA])).toMatchObject({
        applications: [{ interview: [{ startsAt: '2026-03-05T10:00:00.000Z', isChosen: true }, { isChosen: false }] }],
      });
      await api.post(`${FUNCTIONS}/change-application`, { action: 'erase', token });
      expect(await api.services.db.selectFrom('interview_slots').selectAll().execute()).toEqual([]);
      expect(await mails()).toEqual([]);
    });
  });
}
