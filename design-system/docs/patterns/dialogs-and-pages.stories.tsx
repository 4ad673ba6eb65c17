import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ClearWithConfirmation } from './clear-with-confirmation.tsx';

const meta = {
  title: 'Patterns/Dialogs and pages',
  component: ClearWithConfirmation,
  tags: ['!autodocs'],
} satisfies Meta<typeof ClearWithConfirmation>;

export default meta;
type Story = StoryObj<typeof meta>;

const ask = () => userEvent.click(screen.getByRole('button', { name: 'Clear all jobs' }));

export const AsksBeforeItDestroys: Story = {
  play: async ({ step }) => {
    await ask();
    const dialog = await screen.findByRole('dialog', { name: 'Clear all 648 jobs?' });
    await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
    await expect(dialog).toHaveAccessibleDescription('They will return with the next import.');
    await step('the buttons say what they do', () =>
      expect(screen.getByRole('button', { name: 'Clear 648 jobs' })).toBeVisible(),
    );
  },
};

export const LeavingItChangesNothing: Story = {
  play: async ({ canvas }) => {
    await ask();
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Clear all jobs' })).toHaveFocus());
    await expect(canvas.getByText('648 jobs')).toBeVisible();
  },
};

export const SaysWhatItDid: Story = {
  play: async ({ canvas }) => {
    await ask();
    await userEvent.click(await screen.findByRole('button', { name: 'Clear 648 jobs' }));
    await expect(await canvas.findByText('All jobs were cleared.')).toBeVisible();
  },
};

export const Question: Story = {
  args: { asked: true },
  parameters: { docs: { story: { inline: false, height: '440px' } } },
};
