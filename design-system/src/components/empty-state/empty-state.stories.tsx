import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const cleared = fn();

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No jobs found matching your criteria',
    children: 'Try adjusting your search terms or filters',
    actions: <Button onClick={cleared}>Clear All Filters</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('No jobs found matching your criteria');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear All Filters' }));
    await expect(cleared).toHaveBeenCalledOnce();
  },
};

export const TitleOnly: Story = {
  args: { title: 'No articles yet', icon: 'book', children: undefined, actions: undefined, headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
