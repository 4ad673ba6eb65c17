import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { EmptyState } from './empty-state.tsx';

const cleared = fn();

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No jobs found matching your criteria',
    children: 'Try adjusting your search terms or filters',
    actions: <Button onClick={cleared}>Clear all filters</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('No jobs found matching your criteria');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }));
    await expect(cleared).toHaveBeenCalledOnce();
  },
};

export const TitleOnly: Story = {
  args: { title: 'No articles yet', icon: 'book', children: undefined, actions: undefined, level: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const SeveralActions: Story = {
  args: {
    actions: (
      <>
        <Button>Clear all filters</Button>
        <Button variant="secondary">Email me new jobs</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear all filters' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Email me new jobs' })).toHaveFocus();
  },
};

export const LongTexts: Story = {
  tags: ['state'],
  args: {
    title: 'No jobs found matching “rechtsschutzversicherungsgesellschaftenfahrdienstbereitschaft” near Northampton',
    children: 'Try a shorter search, fewer filters, a place nearby, or the words that employers use for this work.',
    actions: <Button>Clear all filters and show every job that is open today</Button>,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <EveryTone>
      <EmptyState title="No articles yet" icon="book" actions={<Button>Browse jobs</Button>}>
        The first ones are being written.
      </EmptyState>
    </EveryTone>
  ),
};

export const WithoutAWayOn: Story = {
  tags: ['!dev', '!autodocs'],
  args: { title: 'No data', children: undefined, actions: undefined },
};
