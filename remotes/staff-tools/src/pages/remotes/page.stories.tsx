import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { remotes, REMOTES_UNKNOWN } from '@site/contract';
import { compositionFixture, mockState } from '@site/mocks';
import { UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { deskMeta, failed, locked } from '../../testing/page-stories.ts';

const meta = {
  title: 'Pages/Staff tools/Remotes',
  ...deskMeta('/staff/remotes'),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const TABLE = { name: 'The site’s remotes' };
const [marketing, jobBoard] = compositionFixture.remotes;

/** All remotes run in their newest builds. */
export const Ready: Story = {
  beforeEach: () => {
    const running = compositionFixture.remotes.filter(({ status }) => status === 'current');
    mockState.composition = { ...compositionFixture, remotes: running };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', TABLE)).toBeVisible();
    await expect(
      canvas.getByRole('row', {
        name: /marketing Newest 0\.1\.0-3f2a9c0d11be 2026-11-15 22:01 UTC 6 4\.8 kB 412\.8 kB/,
      }),
    ).toBeVisible();
    await userEvent.click(canvas.getByText('Shell 0.1.0'));
    await expect(canvas.getByText('v24.11.1')).toBeVisible();
    await userEvent.click(canvas.getByText('marketing', { selector: 'summary *' }));
    await expect(canvas.getByText(/^\/, \/about, /)).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

/** A build needs another version of a shared package: an earlier one runs on. Another remote has none at all. */
export const RefusedAndMissing: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('job-board 0.2.0-7be1c0ffee42 was refused')).toBeVisible();
    await expect(canvas.getByText(/needs @site\/design-system .* Version 0\.1\.0-90ac55e17d02 runs/)).toBeVisible();
    await expect(canvas.getByText('proposals has no build, and its pages do not work')).toBeVisible();
  },
};

/** What is published appears without a reload. */
export const Live: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table', TABLE);
    const released = { ...marketing!, version: '0.2.0-c0ffee000001' };
    mockState.composition = { ...compositionFixture, remotes: [released, jobBoard!] };
    await expect(await canvas.findByRole('row', { name: /marketing Newest 0\.2\.0-c0ffee000001/ })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /proposals/ })).toBeNull();
  },
};

export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Build'), 'Earlier');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(canvas.getByText('1 to 1 of 1')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      `${remotes.path}?status=earlier&format=csv`,
    );
  },
};

export const Locked = locked(TABLE.name);

export const Empty: Story = {
  beforeEach: () => void (mockState.composition = { ...compositionFixture, remotes: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The registry names no remotes')).toBeVisible();
  },
};

/** The API runs on a host of its own, which does not compose the site. */
export const Failed = failed('remotes:404', 'The remotes could not be read', REMOTES_UNKNOWN);

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const long = { ...jobBoard!, version: UNBROKEN, problem: UNBROKEN, routes: [UNBROKEN] };
    mockState.composition = {
      ...compositionFixture,
      remotes: Array.from({ length: 12 }, (_, n) => ({ ...long, name: `r-${n}` })),
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 to 12 of 12')).toBeVisible();
  },
};
