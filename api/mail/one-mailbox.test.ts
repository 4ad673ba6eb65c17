import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../admin/commands.ts';
import { applyRetention } from '../privacy/retention.ts';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '../test-support.ts';

const ADDRESS = 'ada@example.org';
const MESSAGE = { firstName: 'Ada', lastName: 'Okafor', phone: '01632 960 201', inquiryType: 'work' };

const anyOf = (...parts: string[]) => fc.constantFrom('', '', '', ...parts);
const mark = anyOf('\u00ad', '\u200b', '\u200e', '\u202e', '\u2060', '\ufeff');
/** A letter in one of its widths and cases, or a full stop, and perhaps an invisible mark. */
const spelt = (letter: string) => {
  const fullWidth = String.fromCodePoint(letter.codePointAt(0)! + 0xfee0);
  const forms = letter === '.' ? ['.', '。', '．', '｡'] : [letter, letter, letter.toUpperCase(), fullWidth];
  return fc.tuple(fc.constantFrom(...forms), mark);
};
const spelling = fc
  .tuple(
    fc.tuple(...[...'ada'].map(spelt)),
    anyOf('+jobs', '+1', '+a+b', '＋news'),
    fc.tuple(...[...'example.org'].map(spelt)),
  )
  .map(([name, tag, domain]) => `${name.flat().join('')}${tag}@${domain.flat().join('')}`);
const SPELLINGS = fc.sample(spelling, { numRuns: 50 });

describe('a mailbox, whose address can be spelt in many ways,', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  }, OPENING_MS);
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.empty('form_submissions', 'subscriptions', 'rate_limits', 'mail_outbox');
    api.setTime(TEST_NOW);
  });

  let senders = 0;
  async function send(form: string, content: object): Promise<void> {
    senders += 1;
    const headers = { 'x-real-ip': `198.51.${Math.floor(senders / 250)}.${senders % 250}` };
    const { status } = await api.post(`/.netlify/functions/${form}`, content, headers);
    expect(status).toBe(200);
  }
  /** Two spellings may be the same once invisible marks are taken out: each message is another one. */
  const write = (email: string) =>
    send('send-email', { ...MESSAGE, email, message: `Message ${senders}: I wrote as ${email}.` });
  const mails = () => api.services.db.selectFrom('mail_outbox').select(['recipient', 'mailbox']).execute();
  const mailsTo = async (mailbox: string) => (await mails()).filter((mail) => mail.mailbox === mailbox);

  test('gets at most twenty acknowledgements a day', async () => {
    for (const email of SPELLINGS) await write(email);
    const sent = await mailsTo(ADDRESS);
    expect(sent).toHaveLength(20);
    for (const { recipient } of sent) expect(recipient).toMatch(/^ada(\+(jobs|1|a\+b|news))?@example\.org$/i);
    // The others are the agency's notices.
    expect(await mails()).toHaveLength(SPELLINGS.length + 20);
  });

  test('is asked at most five times a day to confirm something', async () => {
    for (const email of SPELLINGS.slice(25)) await send('subscribe', { email });
    for (const [number, email] of SPELLINGS.entries()) await send('job-alert', { email, search: `driver ${number}` });
    expect(await mails()).toHaveLength(5);
  });

  test('is found by any of its spellings, to export its owner’s data and to erase them', async () => {
    const used = SPELLINGS.slice(0, 10);
    for (const email of used) await write(email);
    for (const [number, email] of used.entries()) await send('job-alert', { email, search: `driver ${number}` });
    await write('ada@example.net');
    for (const email of SPELLINGS.slice(40)) {
      const found = await runCommand(api.services, ['export-person', email]);
      expect(found).toMatchObject({ forms: { length: 10 }, subscriptions: { length: 10 }, mails: { length: 15 } });
    }
    const erased = await runCommand(api.services, ['erase-person', SPELLINGS[49]!]);
    expect(erased).toEqual({ forms: 10, subscriptions: 10, mails: 25 });
    expect(await mailsTo('ada@example.net')).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  test('that was in touch lately keeps what it sent before', async () => {
    await write('ada@example.org');
    const years = (count: number) => new Date(TEST_NOW.getTime() + count * 366 * 24 * 60 * 60_000);
    api.setTime(years(4));
    await write('Ada+jobs@exam\u00adple.org');
    api.setTime(years(8));
    await applyRetention(api.services);
    expect(await api.services.db.selectFrom('form_submissions').select('id').execute()).toHaveLength(2);
  });
});
