import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AnnouncerProvider } from '../announcer/announcer.tsx';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { PasswordField } from './password-field.tsx';

const sent = fn((event: { preventDefault(): void }) => event.preventDefault());

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', placeholder: 'Enter password', required: true },
  decorators: [
    (Story) => (
      <AnnouncerProvider>
        <form onSubmit={sent} style={{ maxInlineSize: '26rem' }}>
          <Stack>
            <Story />
            <Button type="submit" fullWidth>
              Access Proposal
            </Button>
          </Stack>
        </form>
      </AnnouncerProvider>
    ),
  ],
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HiddenAtFirst: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'open road');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
  },
};

export const ShowAndHide: Story = {
  play: async ({ canvas, step }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'open road');
    await step('shown', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
      await expect(input).toHaveAttribute('type', 'text');
      await expect(canvas.getByRole('status')).toHaveTextContent('Your password is shown');
    });
    await step('hidden', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
      await expect(input).toHaveAttribute('type', 'password');
      await expect(canvas.getByRole('status')).toHaveTextContent('Your password is hidden');
    });
    await expect(input).toHaveValue('open road');
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const ShowAndHideByKeyboard: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'open road');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const HiddenAgainWhenSent: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'open road');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Access Proposal' }));
    await expect(sent).toHaveBeenCalledOnce();
    await waitFor(() => expect(input).toHaveAttribute('type', 'password'));
  },
};

export const WithError: Story = {
  args: { error: 'Incorrect password.', hint: 'Ask your contact at the agency.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Ask your contact at the agency. Incorrect password.');
  },
};

export const Disabled: Story = { args: { disabled: true } };
