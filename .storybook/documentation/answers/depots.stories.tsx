import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Depots } from './depots.tsx';

/** A test of what the documentation answers, hidden from the sidebar: a page is written from it alone. */
const meta = {
  title: 'Home/Depots',
  component: Depots,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Depots>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AFilterAppliesAtOnce: Story = {
  play: async ({ canvas }) => {
    const count = canvas.getByRole('status');
    await expect(count).toHaveTextContent('6 depots found');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Yorkshire' }));
    await expect(count).toHaveTextContent('1 depot found');
    await expect(canvas.getByRole('heading', { name: 'Wakefield' })).toBeVisible();
  },
};

export const NothingMatchesAndThereIsAWayOn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Scotland' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Nights' }));
    await expect(canvas.getByRole('heading', { name: 'No depot matches' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('6 depots found');
  },
};

export const FiltersOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Midlands' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters (1)' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('2 depots found');
  },
};
