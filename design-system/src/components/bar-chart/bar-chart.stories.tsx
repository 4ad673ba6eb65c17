import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { Link } from '../link/link.tsx';
import { BarChart } from './bar-chart.tsx';

const meta = {
  title: 'Components/Display/BarChart',
  component: BarChart,
  args: {
    caption: 'Open jobs by region',
    heads: ['Region', 'Open jobs'],
    rows: [
      { label: 'London', value: '182', to: 182 },
      { label: 'Scotland', value: '121', to: 121 },
      { label: 'Wales', value: '64', to: 64 },
    ],
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Amounts: Story = {
  args: { id: 'own', className: 'own' },
  play: async ({ canvas, canvasElement, step }) => {
    await step('it is a table, with a row for each bar', async () => {
      const table = within(canvas.getByRole('table', { name: 'Open jobs by region' }));
      await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Region', 'Open jobs']);
      await expect(table.getByRole('row', { name: 'Scotland 121' })).toBeVisible();
    });
    await step('the bars begin at nothing and are as long as their amounts', async () => {
      const [first, second] = canvasElement.querySelectorAll('rect');
      await expect(first).toHaveAttribute('width', '100%');
      await expect(Number.parseFloat(second?.getAttribute('width') ?? '')).toBeCloseTo((100 * 121) / 182);
    });
    await step('it passes on class and attributes', async () => {
      await expect(canvasElement.querySelector('#own')).toHaveClass('own');
    });
  },
};

const pay = [
  { label: 'Transport clerk', value: '£24,000 to £29,000', from: 24_000, to: 29_000, mark: 26_500 },
  { label: 'HGV Class 2 driver', value: '£31,000 to £36,000', from: 31_000, to: 36_000, mark: 33_000 },
  { label: 'Transport manager', value: '£42,000 to £55,000', from: 42_000, to: 55_000, mark: 47_500 },
];

const ticks = [20, 30, 40, 50, 60].map((thousands) => ({ at: thousands * 1_000, label: `£${thousands}k` }));

export const RangesOnAScale: Story = {
  args: {
    caption: 'Pay by role: the middle half, and the median',
    heads: ['Role', 'Pay a year'],
    rows: pay,
    min: 20_000,
    max: 60_000,
    ticks,
  },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('rect');
    await expect(bar).toHaveAttribute('x', '10%');
    await expect(bar).toHaveAttribute('width', '12.5%');
  },
};

export const WeeksAroundAStart: Story = {
  args: {
    caption: 'The plan in weeks',
    heads: ['What', 'When'],
    rows: [
      { label: 'Recruiting', value: '8 to 2 weeks before the start', from: -8, to: -2 },
      { label: 'Induction', value: '2 weeks before the start to the start', from: -2, to: 0 },
      { label: 'Review', value: '3 to 4 weeks after the start', from: 3, to: 4 },
    ],
    ticks: [{ at: 0, label: 'Start' }],
  },
};

export const NamedByAHeading: Story = {
  render: ({ rows, heads }) => (
    <>
      <h2 id="regions">Where our jobs are</h2>
      <BarChart aria-labelledby="regions" rows={rows} heads={heads} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Where our jobs are' })).toBeVisible();
  },
};

export const OneAmount: Story = {
  tags: ['!dev', '!autodocs'],
  args: { rows: [{ label: 'London', value: '182', to: 182 }] },
};

export const LongOnAPhone: Story = {
  tags: ['state'],
  args: {
    caption: 'Pay around Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    rows: [
      {
        label: <Link href="#job">Refrigerated distribution supervisor, nights and weekends included</Link>,
        value: '£1,250,000 to £2,250,000 a year, holiday pay and a pension from the first day included',
        from: 1_250_000,
        to: 2_250_000,
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  args: { rows: pay, min: 20_000, max: 60_000, ticks },
  render: (args) => (
    <EveryTone>
      <BarChart {...args} />
    </EveryTone>
  ),
};
