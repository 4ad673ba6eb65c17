import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { OUR_FAULT, type MailStatus } from '@site/contract';
import { handlersFor, mockState, statesFor } from '@site/mocks';
import { textOf, UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { deskMeta, failed, showing, signIn } from '../../testing/page-stories.ts';

/** The mocks' mail with this status. */
const NUMBERS: Readonly<Record<MailStatus, number>> = {
  queued: 0,
  sending: 1,
  waiting: 2,
  sent: 3,
  failed: 4,
  'given-up': 5,
};
const addressOf = (status: MailStatus) => `/staff/mail/5f0c1c0e-5d0b-4a5c-9d7e-0d5b8f2f7a1${NUMBERS[status]}`;

const meta = {
  title: 'Pages/Staff tools/Mail details',
  ...deskMeta(addressOf('failed'), { Empty: 'There is a mail, or there is none: NoSuchMail.' }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const latestAction = () => mockState.staffActions[0];

/** Nothing of its text or its recipient is there before somebody asks for it. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We have your message (MSG-7K2M9Q)' })).toBeVisible();
    await expect(canvas.getByText('p•••@exmaple.org')).toBeVisible();
    await expect(canvas.getByText(/550 5\.1\.2 <p•••@exmaple\.org>: no such domain/)).toBeVisible();
    await expect(canvas.getByText(/nobody tries again unless you resend it/)).toBeVisible();
    await expect(canvas.queryByText(/pnna@exmaple/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'All mail' })).toHaveAttribute('href', '/staff/mail');
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const Read: Story = {
  render: showing(addressOf('queued')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show this mail' }));
    await expect(await canvas.findByText('recruitment@agency.example')).toBeVisible();
    await expect(canvas.getByText('Tom Ferrier <tom@example.org>')).toBeVisible();
    await expect(canvas.getByText('Tom-Ferrier-CV.pdf (180 KB)')).toBeVisible();
    await expect(canvas.getByText(/Name: Tom Ferrier/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'What it says' })).toHaveFocus());
    await expect(latestAction()).toMatchObject({ action: 'read-mail', subject: 'APP-4TN8XK' });
  },
};

/** A mail's links end in '…', in its text and in its HTML, where nothing can be followed or run. */
export const ReadWithLinks: Story = {
  render: showing(addressOf('sent')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show this mail' }));
    await expect(await canvas.findByText(/subscription\?unsubscribe=…/)).toBeVisible();
    await userEvent.click(canvas.getByText('As HTML'));
    const frame = canvas.getByTitle('The mail as HTML');
    await expect(frame).toHaveAttribute('sandbox', '');
    await expect(frame.getAttribute('srcdoc')).not.toMatch(/href|src=|script/);
    await expect(canvas.queryByRole('link', { name: /unsubscribe/i })).toBeNull();
  },
};

export const Resent: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend' }));
    await expect(await canvas.findByText('It goes out next.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Resend' })).toBeNull();
    await waitFor(() => expect(canvas.getByText('It goes out next.').closest('output')).toHaveFocus());
    await expect(latestAction()).toMatchObject({ action: 'resend-mail', subject: 'MSG-7K2M9Q', rows: 1 });
  },
};

export const GivenUp: Story = {
  render: showing(addressOf('waiting')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The next attempt is at/)).toHaveTextContent('2026-11-16 09:02 UTC');
    await userEvent.click(canvas.getByRole('button', { name: 'Give up' }));
    await expect(await canvas.findByText(/Staff decided not to send it/)).toBeVisible();
    await expect(latestAction()).toMatchObject({ action: 'give-up-mail', subject: 'QUO-9RM2HD', rows: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Resend' }));
    await expect(await canvas.findByText('It goes out next.')).toBeVisible();
  },
};

/** A mail that was sent goes out twice only after saying so. */
export const SentAgain: Story = {
  render: showing(addressOf('sent')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Send it again'));
    await expect(canvas.getByText(/If you resend it, it goes out twice/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Give up' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Resend, so that it goes out twice' }));
    await expect(await canvas.findByText('It goes out next.')).toBeVisible();
  },
};

/** Nothing can be done with a mail while a worker has it; its end shows without a reload. */
export const BeingSent: Story = {
  render: showing(addressOf('sending')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/being given it right now/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Resend|Give up/ })).toBeNull();
    const sending = mockState.mails[NUMBERS.sending]!;
    sending.mail = { ...sending.mail, status: 'sent', sentAt: mockState.now.toISOString() };
    await expect(await canvas.findByText(/The mail server took it at/)).toHaveTextContent('2026-11-16 09:00 UTC');
  },
};

/** A worker took the mail since the page was read: it is left alone, and the page says so. */
export const Conflict: Story = {
  render: showing(addressOf('queued')),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Give up' });
    const queued = mockState.mails[NUMBERS.queued]!;
    queued.mail = { ...queued.mail, status: 'sending' };
    await userEvent.click(button);
    await expect(await canvas.findByText(/^This mail is being sent right now/)).toBeVisible();
    await expect(await canvas.findByText(/being given it right now/)).toBeVisible();
    await expect(queued.mail.status).toBe('sending');
  },
};

export const ReadingFails: Story = {
  beforeEach: ({ msw }) => msw.use(...statesFor('readMail:500')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show this mail' }));
    await expect(await canvas.findByText(OUR_FAULT)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show this mail' })).toBeVisible();
  },
};

export const ChangingFails: Story = {
  beforeEach: ({ msw }) => msw.use(...statesFor('resendMail:offline')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Resend' })).toBeVisible();
  },
};

/** What was shown is gone with the session. */
export const Locked: Story = {
  parameters: { msw: { handlers: handlersFor() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Staff password')).toBeVisible();
    await expect(canvas.queryByText(/MSG-7K2M9Q/)).toBeNull();
    await signIn(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show this mail' }));
    await expect(await canvas.findByText('pnna@exmaple.org')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(canvas.queryByText('pnna@exmaple.org')).toBeNull());
  },
};

export const NoSuchMail: Story = {
  beforeEach: () => void (mockState.mails = []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such mail. It may have been deleted.')).toBeVisible();
  },
};

export const Failed = failed('mail:500', 'The mail could not be read');

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const failed = mockState.mails[NUMBERS.failed]!;
    failed.mail = { ...failed.mail, subject: UNBROKEN, lastError: UNBROKEN };
    const attachments = [{ name: `${UNBROKEN}.pdf`, bytes: 5_242_880 }];
    failed.content = { ...failed.content, recipient: `${UNBROKEN}@example.org`, text: textOf(600), attachments };
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show this mail' }));
    await expect(await canvas.findByText(`${UNBROKEN}.pdf (5,120 KB)`)).toBeVisible();
  },
};
