import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { submissions } from '@site/contract';
import { mockState } from '@site/mocks';
import { LONG_NAME, UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { deskMeta, failed, locked, longList, showing } from '../../testing/page-stories.ts';

const URL = '/staff/submissions';

const meta = {
  title: 'Pages/Staff tools/Submissions',
  ...deskMeta(URL),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const TABLE = { name: 'What visitors have sent, newest first' };

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', TABLE)).toBeVisible();
    await expect(canvas.getByText('1 to 8 of 8')).toBeVisible();
    await expect(
      canvas.getByRole('row', {
        name: /APP-7K2M9Q 2026-11-16 08:48 UTC Application .* S••• O•••, s•••@example.com .*New/,
      }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: /QUO-P3HX6N .* Quote Emergency cover .* In hand Note/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: '2 new messages' })).toHaveAttribute(
      'href',
      `${URL}?kind=message&status=new`,
    );
    await expect(canvas.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      `${submissions.path}?format=csv`,
    );
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

/** The address has the filters, so that a list can be kept as a bookmark. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '2 new messages' }));
    await waitFor(() => expect(canvas.getByText('1 to 2 of 2')).toBeVisible());
    await expect(canvas.getByLabelText('Kind')).toHaveValue('message');
    await userEvent.type(canvas.getByLabelText('Reference'), 'x2y');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(canvas.getByText('1 to 1 of 1')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      `${submissions.path}?kind=message&status=new&reference=x2y&format=csv`,
    );
  },
};

export const FromADay: Story = {
  render: showing(`${URL}?from=2026-11-16`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 to 3 of 3')).toBeVisible();
    await expect(canvas.getByLabelText('From (UTC)')).toHaveValue('2026-11-16');
  },
};

export const NothingMatches: Story = {
  render: showing(`${URL}?reference=ZZZ`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches these filters')).toBeVisible();
  },
};

/** A new one shows without a reload. */
export const Live: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table', TABLE);
    const latest = mockState.earlierSubmissions[0]!;
    mockState.submissions = [{ ...latest, reference: 'APP-222222', at: mockState.now.toISOString() }];
    await expect(await canvas.findByRole('link', { name: 'APP-222222' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '2 new applications' })).toBeVisible();
  },
};

export const Locked = locked(TABLE.name);

export const Empty: Story = {
  beforeEach: () => void (mockState.earlierSubmissions = []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has sent anything yet')).toBeVisible();
  },
};

export const Failed = failed('submissions:500', 'The submissions could not be read');

export const LongContent = longList(() => {
  const latest = mockState.earlierSubmissions[0]!;
  const form = { email: `${UNBROKEN}@example.org`, fullName: LONG_NAME, jobSlug: UNBROKEN } as typeof latest.form;
  mockState.earlierSubmissions = Array.from({ length: 120 }, (_, index) => ({
    ...latest,
    form,
    reference: `APP-${String(index).padStart(6, '2')}`,
  }));
});
