import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AnnouncerProvider } from '../announcer/announcer.tsx';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { PasswordField } from './password-field.tsx';

const sent = fn((event: { preventDefault(): void }) => event.preventDefault());

function Gate({ children }: { children: ReactNode }) {
  return (
    <form onSubmit={sent} style={{ maxInlineSize: '26rem' }}>
      <Stack>
        {children}
        <Button type="submit" fullWidth>
          Access Proposal
        </Button>
      </Stack>
    </form>
  );
}

const meta = {
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', placeholder: 'Enter password', required: true },
  decorators: [
    (Story, { parameters }) => (
      <AnnouncerProvider>
        {parameters.layout === 'fullscreen' ? (
          <Story />
        ) : (
          <Gate>
            <Story />
          </Gate>
        )}
      </AnnouncerProvider>
    ),
  ],
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof PasswordField>;

export const HiddenAtFirst: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'open road');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
  },
};

export const ShowAndHide: Story = {
  tags: ['!autodocs'],
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
  tags: ['!autodocs'],
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
  tags: ['!autodocs'],
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
  tags: ['state'],
  args: { error: 'Incorrect password.', hint: 'Ask your contact at the agency.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Ask your contact at the agency. Incorrect password.');
  },
};

export const Disabled: Story = {
  tags: ['state'],
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeDisabled();
  },
};

export const NewPassword: Story = {
  args: { label: 'New password', hint: 'At least 12 characters.', autoComplete: 'new-password', placeholder: '' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('New password');
    await expect(input).toHaveAttribute('autocomplete', 'new-password');
    await expect(input).toHaveAccessibleDescription('At least 12 characters.');
  },
};

export const LongTexts: Story = {
  tags: ['state'],
  args: {
    label: 'Password that your contact at the agency gave you for this proposal',
    error:
      'Incorrect password. It may have been changed since the proposal was sent; please ask your contact for the new one',
    defaultValue: 'correct-horse-battery-staple-and-a-very-long-sentence-after-it',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await fits(canvasElement);
  },
};

export const OnEveryTone: Story = {
  render: ({ label, name }) => (
    <EveryTone>
      <PasswordField label={label} name={name} hint="Ask your contact at the agency." />
      <PasswordField label={label} name={name} error="Incorrect password." defaultValue="open road" />
      <PasswordField label={label} name={name} disabled />
    </EveryTone>
  ),
  parameters: { layout: 'fullscreen' },
};

export const RuleInThePlaceholder: Story = {
  tags: ['!dev', '!autodocs'],
  args: { label: 'New password', autoComplete: 'new-password', placeholder: 'At least 12 characters' },
};
