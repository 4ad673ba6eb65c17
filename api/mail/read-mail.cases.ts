import { describe, expect, test } from 'vitest';
import type { MailDesk } from './mail-desk.test-support.ts';

const SITE = 'http://localhost:3000';
const CV = { name: 'Ada Okafor CV.pdf', content: Buffer.from('%PDF-1.7\n%%EOF').toString('base64') };

/** What a mail that staff read shows. */
export function describeReadingMail({ api, post, read, outbox, apply }: MailDesk): void {
  describe('reading a mail', () => {
    test('shows all of it, with its recipient and its attachment by name and size', async () => {
      const { toAgency } = await apply({ cvFile: CV });
      expect(await read(toAgency.id)).toMatchObject({
        recipient: 'recruitment@haulwell.example',
        replyTo: 'Ada Okafor <ada.okafor@example.org>',
        subject: expect.stringContaining('Ada Okafor applied for') as string,
        text: expect.stringContaining('Phone: 01632 960 201') as string,
        html: expect.stringContaining('01632 960 201') as string,
        attachments: [{ name: expect.stringContaining('.pdf') as string, bytes: 14 }],
      });
    });

    test('is in the audit log by the mail’s reference, which names nobody', async () => {
      const { toAgency } = await apply();
      await read(toAgency.id);
      const recorded = await api().services.db.selectFrom('staff_actions').selectAll().execute();
      expect(recorded).toMatchObject([{ action: 'read-mail', subject: toAgency.reference, outcome: 'done' }]);
      expect(JSON.stringify([recorded, api().logged])).not.toMatch(/okafor/i);
    });

    test('reveals no token: the links of an alert are cut, in text and HTML, and no HTML is a link', async () => {
      await post('job-alert', { email: 'noor@example.org', search: 'driver' });
      const [confirmation] = await outbox();
      const token = /confirm=([\w-]{43})/.exec(confirmation!.text_body)![1]!;
      await post('confirm-subscription', { token });
      const alert = {
        ...confirmation!,
        id: '00000000-0000-4000-8000-000000000001',
        text_body: `Unsubscribe\n${SITE}/subscription?unsubscribe=${token}\nA job\n${SITE}/jobs/hgv-class-1-driver-or-trainee-nights-near-leeds-7001\n`,
        html_body: `<body style="margin: 0"><title>News</title><a href="${SITE}/jobs/alerts?link=${token}" onclick="x()">Change</a><img src="https://elsewhere.example/${token}.gif"><script>x()</script><meta http-equiv="refresh" content="0;url=${SITE}/?token=${token}"></body>`,
        unsubscribe_url: `${SITE}/.netlify/functions/unsubscribe?token=${token}`,
        sent_at: undefined,
      };
      await api().services.db.insertInto('mail_outbox').values(alert).execute();
      const contents = [await read(confirmation!.id), await read(alert.id)];
      expect(JSON.stringify(contents)).not.toContain(token.slice(0, 10));
      expect(contents[0]!.text).toContain('/subscription?confirm=…');
      expect(contents[1]!.text).toContain('/jobs/hgv-class-1-driver-or-trainee-nights-near-leeds-7001');
      expect(contents[1]!.html).toBe('<div><a>Change</a></div>');
    });
  });
}
