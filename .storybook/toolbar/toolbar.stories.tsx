import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '@site/design-system';
import { MOCK_NOW } from '@site/mocks';
import { expect, waitFor } from 'storybook/test';
import { routes } from '../../remotes/job-board/src/routes.tsx';
import { pageStory } from '../page.tsx';

/** Tests of the toolbar, hidden from the sidebar. */
const meta = {
  title: 'Home/Toolbar',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const jobs = { render: pageStory({ routes, url: '/jobs' }) };
const spinner = { render: () => <Spinner label="Loading" /> };

const durations = (root: HTMLElement) =>
  [...root.querySelectorAll('*')].map((element) => Number.parseFloat(getComputedStyle(element).animationDuration));

const sinceTheMocksNow = () => Date.now() - MOCK_NOW.getTime();

const darkness = () => getComputedStyle(document.body).backgroundColor;

export const AChosenSchemeComesBeforeTheSystems: Story = {
  render: () => <p>Posted today</p>,
  globals: { scheme: 'dark' },
  play: async () => {
    const dark = darkness();
    document.documentElement.dataset['scheme'] = 'light';
    await expect(darkness()).not.toBe(dark);
  },
};

export const EveryStoryBeginsAtTheMocksNow: Story = {
  render: () => <p>Posted today</p>,
  play: async () => {
    await expect(sinceTheMocksNow()).toBeGreaterThanOrEqual(0);
    await expect(sinceTheMocksNow()).toBeLessThan(60_000);
  },
};

export const TheClockGoesOn: Story = {
  render: () => <p>Posted today</p>,
  play: async () => {
    const before = sinceTheMocksNow();
    await waitFor(() => expect(sinceTheMocksNow()).toBeGreaterThan(before + 100));
  },
};

export const APageShowsItsOwnScenario: Story = {
  ...jobs,
  play: async ({ canvas }) => expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0),
};

export const AChosenScenarioComesBeforeTheStorys: Story = {
  ...jobs,
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByText('No jobs found matching your criteria');
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
};

export const WhatMovesMoves: Story = {
  ...spinner,
  play: async ({ canvasElement }) => expect(Math.max(...durations(canvasElement))).toBeGreaterThan(0.1),
};

export const ReducedMotionStopsIt: Story = {
  ...spinner,
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => expect(Math.max(...durations(canvasElement))).toBeLessThan(0.001),
};

export const ReducedMotionHoldsForASheetThatArrivesLater: Story = {
  render: () => <p className="later">Arrived</p>,
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const sheet = document.createElement('style');
    sheet.textContent = '@media (prefers-reduced-motion: no-preference) { .later { opacity: 0; } }';
    document.head.append(sheet);
    try {
      await waitFor(() => expect(canvas.getByText('Arrived')).toBeVisible());
    } finally {
      sheet.remove();
    }
  },
};
