import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { allowClipboard } from '../../src/testing/clipboard.ts';
import { tokenFile } from '../tokens/sources.ts';
import { TokenRows } from './token-rows.tsx';

/** Tests of pages of documentation, hidden from the sidebar. */
const meta = {
  title: 'Home/Token rows',
  component: TokenRows,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { tokens: [...tokenFile('border').tokens, ...tokenFile('elevation').tokens], specimen: () => null },
} satisfies Meta<typeof TokenRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ANameIsCopiedByOnePressAndSaysSo: Story = {
  play: async ({ canvas }) => {
    const copied = allowClipboard();
    const name = canvas.getByRole('button', { name: '--border-thick' });
    await expect(name).toHaveAccessibleDescription('Copy the name');
    await userEvent.click(name);
    await expect(copied).toHaveBeenCalledWith('--border-thick');
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
  },
};

const rowOf = (canvas: ReturnType<typeof within>, token: string) =>
  within(canvas.getByRole('button', { name: token }).closest('li') ?? document.body);

export const ATokenSaysWhatUsesIt: Story = {
  play: async ({ canvas }) => {
    const row = rowOf(canvas, '--shadow-lg');
    await userEvent.click(row.getByText(/^Used by \d+ component/));
    await expect(row.getByText('Overlay', { exact: false })).toBeVisible();
    const outline = rowOf(canvas, '--focus-width');
    await userEvent.click(outline.getByText(/^Used by .*token/));
    await expect(outline.getByText('--focus-outline')).toBeVisible();
  },
};

export const ATokenThatNothingUsesSaysSo: Story = {
  play: async ({ canvas }) => {
    await expect(rowOf(canvas, '--shadow-sm').getByText('Used by nothing')).toBeVisible();
  },
};
