import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { failures } from '@site/contract';
import { mockState } from '@site/mocks';
import { UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { deskMeta, failed, locked, longList, showing } from '../../testing/page-stories.ts';

const meta = {
  title: 'Pages/Staff tools/Failures',
  ...deskMeta('/staff/failures'),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const TABLE = { name: 'Failures, the latest first' };

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', TABLE)).toBeVisible();
    await expect(canvas.getByText('1 to 6 of 6')).toBeVisible();
    await expect(
      canvas.getByRole('row', {
        name: /ERR-7K2M9Q.*The file assets\/page-Bx3k9Q2a\.js of job-board 0\.1\.0-90ac55e17d02 was answered with status 404/,
      }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: /ERR-H4XW8C.*status 502, because the API answered its call getJobs with/ }),
    ).toBeVisible();
    const call = canvas.getByRole('row', { name: /ERR-W5N8KT.*The endpoint sendEmail of the API threw a TypeError/ });
    await expect(within(call).queryByRole('link', { name: 'Open this page on the mocked site' })).toBeNull();
    const [link] = canvas.getAllByRole('link', { name: 'Open this page on the mocked site' });
    await expect(link).toHaveAttribute(
      'href',
      'http://localhost:3000/mocks/failed-page?route=%2Fjobs%2F%3Aslug&mock=job-board:missing&now=2026-11-16T08:56',
    );
    await expect(canvas.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      `${failures.path}?format=csv`,
    );
    await expect(canvas.getByRole('link', { name: 'Failures' })).toHaveAttribute('aria-current', 'page');
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

/** As somebody says it on the telephone. */
export const ByNumber: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/Failure number/), 'err 7k2m9q');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(await canvas.findByRole('table', { name: 'The failure with this number' })).toBeVisible();
    await expect(canvas.getByText('1 to 1 of 1')).toBeVisible();
  },
};

/** A number that nothing has is answered with what may be wrong with it. */
export const UnknownNumber: Story = {
  render: showing('/staff/failures?number=ERR-222222'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We know no failure with the number “ERR-222222”')).toBeVisible();
    await expect(canvas.getByText(/none of them is 0, O, 1, I or L/)).toBeVisible();
    await expect(canvas.getByLabelText(/Failure number/)).toHaveValue('ERR-222222');
  },
};

export const Locked = locked(TABLE.name);

export const Empty: Story = {
  beforeEach: () => void Object.assign(mockState, { failures: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has failed')).toBeVisible();
  },
};

export const Failed = failed('failures:500', 'The failures could not be read');

export const LongContent = longList(() => {
  const [failure] = mockState.failures;
  mockState.failures = Array.from({ length: 120 }, () => ({ ...failure!, file: UNBROKEN.slice(0, 200) }));
});
