import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Chip, Spinner, Text, TextField } from '@site/design-system';
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

export const EveryStoryBeginsAtTheMocksNow: Story = {
  render: () => <p>Posted today</p>,
  play: async () => {
    await expect(sinceTheMocksNow()).toBeGreaterThanOrEqual(0);
    await expect(sinceTheMocksNow()).toBeLessThan(60_000);
  },
};

export const AnotherTimeCanBeChosen: Story = {
  render: () => <p>Happy new year</p>,
  globals: { clock: 'year-end' },
  play: async () => {
    await expect(new Date().toISOString()).toMatch(/^2026-12-31T23:59/);
  },
};

export const NowIsTheMachinesTime: Story = {
  render: () => <p>Posted today</p>,
  globals: { clock: 'now' },
  play: async () => {
    const real = performance.timeOrigin + performance.now();
    await expect(Math.abs(Date.now() - real)).toBeLessThan(60_000);
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

export const LargerTextDoublesEveryRem: Story = {
  render: () => <Text>Posted today</Text>,
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
    await expect(getComputedStyle(canvas.getByText('Posted today')).fontSize).toBe('32px');
  },
};

export const TextSizeReturnsToTheBrowsersOwn: Story = {
  render: () => <Text>Posted today</Text>,
  play: async () => expect(getComputedStyle(document.documentElement).fontSize).toBe('16px'),
};

const coloured = {
  render: () => (
    <div data-tone="accent">
      <TextField label="Name" name="name" />
      <Chip pressed>Full time</Chip>
      <Chip pressed={false}>Part time</Chip>
      <Card style={{ boxShadow: '0 0 1rem', borderColor: 'transparent' }}>Panel</Card>
    </div>
  ),
};

const background = (element: Element) => getComputedStyle(element).backgroundColor;

/** What the browser makes of a system colour. */
function systemColour(name: string): string {
  const sample = document.createElement('p');
  sample.style.setProperty('color', name, 'important');
  document.body.append(sample);
  const { color } = getComputedStyle(sample);
  sample.remove();
  return color;
}

export const ForcedColoursAreTheSystems: Story = {
  ...coloured,
  globals: { colours: 'forced' },
  // Contrast is the contrast theme's.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, step }) => {
    const panel = canvas.getByText('Panel');
    await step('text is the system’s', async () => {
      await expect(getComputedStyle(canvas.getByText('Name')).color).toBe(systemColour('CanvasText'));
    });
    await step('a painted box covers what is behind it, and its clear border is seen', async () => {
      await expect(background(panel)).toBe(systemColour('Canvas'));
      await expect(getComputedStyle(panel).boxShadow).toBe('none');
      await expect(getComputedStyle(panel).borderColor).toBe(systemColour('CanvasText'));
    });
    await step('the rules that are written for forced colours apply', async () => {
      const [on, off] = canvas.getAllByRole('button');
      await expect(background(on as HTMLElement)).toBe(systemColour('Highlight'));
      await expect(background(off as HTMLElement)).not.toBe(systemColour('Highlight'));
    });
  },
};

export const ColoursReturnToTheBrands: Story = {
  ...coloured,
  play: async ({ canvas }) => {
    const { color, boxShadow } = getComputedStyle(canvas.getByText('Panel'));
    await expect(boxShadow).not.toBe('none');
    await expect(color).toBe('rgb(8, 21, 39)');
  },
};
