import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { LineChart } from './line-chart.tsx';

const meta = {
  title: 'Components/Display/LineChart',
  component: LineChart,
  args: {
    caption: 'Jobs by month',
    pointsLabel: 'Month',
    points: ['January', 'February', 'March', 'April', 'May', 'June'],
    series: [
      { label: 'Jobs added', values: [320, 410, 388, 1_204, 640, 702] },
      { label: 'Jobs closed', values: [12, 40, 36, 8, 64, 51] },
    ],
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { id: 'own', className: 'own' },
  play: async ({ canvas, step }) => {
    const chart = canvas.getByRole('figure');
    await step('each line says what it measures, and its largest amount', async () => {
      await expect(chart).toHaveTextContent('Jobs added up to 1,204');
      await expect(chart).toHaveTextContent('Jobs closed up to 64');
    });
    await step('its figures are a table that anybody can open', async () => {
      await userEvent.click(canvas.getByText('The figures as a table'));
      const table = within(canvas.getByRole('table', { name: 'Jobs by month' }));
      await expect(table.getByRole('row', { name: 'April 1,204 8' })).toBeVisible();
    });
    await step('it passes on class and attributes', async () => {
      await expect(chart).toHaveAttribute('id', 'own');
      await expect(chart).toHaveClass('own');
    });
  },
};

export const WithGaps: Story = {
  tags: ['state'],
  args: { missing: 'Failed', series: [{ label: 'Jobs added', values: [320, null, 388, 1_204, null, 702] }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('The figures as a table'));
    await expect(canvas.getByRole('row', { name: 'February Failed' })).toBeVisible();
  },
};

export const OnePoint: Story = {
  tags: ['state'],
  args: { points: ['January'], series: [{ label: 'Jobs added', values: [320] }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('path')).toHaveAttribute('d', 'M50 0h0');
  },
};

export const TwoPoints: Story = {
  tags: ['!dev', '!autodocs'],
  args: { points: ['January', 'June'], series: [{ label: 'Jobs added', values: [320, 702] }] },
};

export const LongOnAPhone: Story = {
  tags: ['state'],
  args: {
    caption: 'Jobs around Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch by month',
    series: [
      {
        label: 'Jobs in refrigerated distribution, nights and weekends included',
        values: [1_250_000, 2, 3, 4, 5, 6],
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <EveryTone>
      <LineChart {...args} />
    </EveryTone>
  ),
};
