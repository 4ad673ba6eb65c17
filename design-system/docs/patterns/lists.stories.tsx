import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DepotList } from './depot-list.tsx';

const meta = {
  title: 'Patterns/Lists with filters',
  component: DepotList,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DepotList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The filters are beside the list, or in a panel when the window is narrow. */
async function choose(name: string) {
  const opener = screen.queryByRole('button', { name: /^Filters/ });
  if (opener) await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('checkbox', { name }));
  if (!opener) return;
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('9 depots found');
    await expect(canvas.getAllByRole('listitem', { name: '' }).length).toBeGreaterThan(4);
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  },
};

export const TheCountIsSaid: Story = {
  play: async ({ canvas }) => {
    const count = canvas.getByRole('status');
    await choose('North');
    await expect(count).toHaveTextContent('3 depots found');
    await userEvent.click(canvas.getByRole('button', { name: 'Nights' }));
    await expect(count).toHaveTextContent('2 depots found');
  },
};

export const NothingMatches: Story = {
  play: async ({ canvas, step }) => {
    await choose('Scotland');
    await userEvent.click(canvas.getByRole('button', { name: 'Nights' }));
    await expect(canvas.getByRole('heading', { name: 'No depot matches' })).toBeVisible();
    await step('and there is a way on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }));
      await expect(canvas.getByRole('status')).toHaveTextContent('9 depots found');
    });
  },
};

export const NoMatch: Story = { args: { initial: { regions: ['Scotland'], nightsOnly: true } } };

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading depots…');
  },
};

export const Failed: Story = {
  args: { state: 'failed', onRetry: fn() },
  play: async ({ args, canvas, step }) => {
    await step('the filters stay within reach', () =>
      expect(canvas.getByRole('checkbox', { name: 'North' })).toBeEnabled(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LastPage: Story = {
  args: { page: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  },
};

export const FiltersOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await screen.findByRole('dialog', { name: 'Filter depots' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'North' }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: 'Filters (1)' })).toHaveFocus();
  },
};

export const FiltersOpen: Story = {
  args: { initial: { regions: ['North'], filtersOpen: true } },
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
};
