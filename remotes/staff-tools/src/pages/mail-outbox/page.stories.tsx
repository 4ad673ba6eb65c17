import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mails } from '@site/contract';
import { mockState } from '@site/mocks';
import { UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { deskMeta, failed, locked, longList } from '../../testing/page-stories.ts';

const meta = {
  title: 'Pages/Staff tools/Mail',
  ...deskMeta('/staff/mail'),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const TABLE = { name: 'The mail outbox, newest first' };

export const Ready: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', TABLE));
    for (const row of [
      /T••• F•••.*APP-4TN8XK to r•••@agency\.example.*Queued.*2026-11-16 08:58 UTC/,
      /t•••@example\.org.*Being sent/,
      /m•••@example\.org.*To be tried again.*2026-11-16 09:02 UTC.*451.*5/,
      /n•••@example\.org.*Sent/,
      /p•••@exmaple\.org.*Failed.*no such domain.*12/,
      /k•••@example\.org.*Given up.*mailbox full/,
    ])
      await expect(table.getByRole('row', { name: row })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '1 Failed' })).toHaveAttribute('href', '/staff/mail?status=failed');
    await expect(canvas.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      `${mails.path}?format=csv`,
    );
    await expect(canvas.getByRole('link', { name: 'Mail' })).toHaveAttribute('aria-current', 'page');
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

/** The filters are in the address: the status stays while something is searched for. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '1 Failed' }));
    await waitFor(() => expect(canvas.getByText('1 to 1 of 1')).toBeVisible());
    await expect(canvas.getByRole('link', { name: '1 Failed' })).toHaveAttribute('aria-current', 'page');
    await userEvent.type(canvas.getByLabelText('Reference or subject'), 'msg-7k2m9q');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: '1 In all' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      `${mails.path}?status=failed&search=msg-7k2m9q&format=csv`,
    );
    await userEvent.click(canvas.getByRole('link', { name: '0 Sent' }));
    await expect(await canvas.findByText('Nothing matches these filters')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('link', { name: 'Clear filters' })[0]!);
    await waitFor(() => expect(canvas.getByText('1 to 6 of 6')).toBeVisible());
  },
};

/** What the mail server and other staff do appears without a reload. */
export const Live: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /t•••@example\.org.*Being sent/ });
    const sending = mockState.mails[1]!;
    sending.mail = { ...sending.mail, status: 'sent', sentAt: mockState.now.toISOString() };
    await expect(await canvas.findByRole('row', { name: /t•••@example\.org.*Sent/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '2 Sent' })).toBeVisible();
  },
};

export const Locked = locked(TABLE.name);

export const Empty: Story = {
  beforeEach: () => void (mockState.mails = []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The site has written no mail yet')).toBeVisible();
  },
};

export const Failed = failed('mails:500', 'The mail outbox could not be read');

export const LongContent = longList(() => {
  const [mail] = mockState.mails;
  mockState.mails = Array.from({ length: 120 }, () => ({
    ...mail!,
    mail: { ...mail!.mail, status: 'failed', attempts: 12, subject: UNBROKEN, lastError: UNBROKEN },
  }));
});
