import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { ProgressSteps } from './progress-steps.tsx';

const meta = {
  title: 'Components/Navigation/ProgressSteps',
  component: ProgressSteps,
  args: {
    steps: [
      { title: 'Your details' },
      { title: 'Your licence' },
      { title: 'Your shifts' },
      { title: 'Check and send' },
    ],
    'aria-label': 'Progress',
  },
} satisfies Meta<typeof ProgressSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

const process = [
  {
    title: 'Initial consultation',
    description: 'Twenty minutes on the phone: vehicles, shifts, depots and what went wrong last time.',
  },
  { title: 'Candidate sourcing', description: 'People who live near the depot and hold the licence today.' },
  { title: 'Compliance checks', description: 'Licence, CPC, tachograph card and right to work, all on file.' },
  { title: 'Placement & support', description: 'A first shift with a name to ring, whatever the hour.' },
];

export const AProcess: Story = {
  args: { steps: process, level: 3, 'aria-label': 'How we work' },
  play: async ({ canvas, step }) => {
    await step('it is a list in order, each step under its heading', async () => {
      const titles = canvas
        .getAllByRole('listitem')
        .map((item) => within(item).getByRole('heading', { level: 3 }).textContent);
      await expect(titles).toEqual(process.map(({ title }) => title));
    });
    await step('each says its number', async () => {
      for (const number of [1, 2, 3, 4])
        await expect(canvas.getByText(number).closest('[aria-hidden="true"]')).toBeNull();
    });
    await step('nobody is anywhere on it', async () => {
      await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
      for (const item of canvas.getAllByRole('listitem')) await expect(item).not.toHaveAttribute('aria-current');
    });
  },
};

export const AProcessOnAPhone: Story = { tags: ['state'], ...AProcess, globals: { viewport: { value: 'phone' } } };

export const Stacked: Story = {
  args: { steps: process, headingLevel: 3, layout: 'stacked', 'aria-label': 'How we work' },
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
};

export const AtAStep: Story = {
  tags: ['state'],
  args: { current: 3 },
  play: async ({ canvas, step }) => {
    const items = canvas.getAllByRole('listitem');
    await step('only the current step is marked as current', async () => {
      await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
    });
    await step('those before it are done, in words too', async () => {
      const done = items.map((item) => within(item).queryByRole('img', { name: 'Done' }) !== null);
      await expect(done).toEqual([true, true, false, false]);
    });
    await step('the titles are no headings', async () => {
      await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    });
  },
};

export const AtTheFirst: Story = { tags: ['state'], args: { current: 1 } };

export const AllDone: Story = {
  tags: ['state'],
  args: { current: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Done' })).toHaveLength(4);
  },
};

export const AtAStepOnAPhone: Story = { tags: ['state'], ...AtAStep, globals: { viewport: { value: 'phone' } } };

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  args: { current: 2 },
  render: (args) => (
    <EveryTone>
      <ProgressSteps {...args} />
    </EveryTone>
  ),
};

export const WithoutAnOrder: Story = {
  tags: ['!dev', '!autodocs'],
  args: { steps: [{ title: 'Weekly pay' }, { title: 'Local work' }, { title: 'One contact' }] },
};
