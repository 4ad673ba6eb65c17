import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Email', name: 'email', type: 'email' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof TextField>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toHaveAttribute('name', 'email');
    await expect(input).toBeValid();
    await expect(input).not.toHaveAttribute('aria-describedby');
  },
};

export const WithHint: Story = {
  args: { label: 'Phone', name: 'phone', type: 'tel', hint: 'We only ring about this enquiry.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
      'We only ring about this enquiry.',
    );
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await step('the star is no part of the name', () => expect(input).toHaveAccessibleName('Email'));
    await step('the browser knows it too', () => expect(input).toBeRequired());
  },
};

export const Optional: Story = {
  args: { label: 'Company', name: 'company', type: 'text', optionalLabel: 'optional' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Company (optional)' })).not.toBeRequired();
  },
};

export const WithError: Story = {
  args: {
    hint: 'We reply within 24 hours.',
    error: 'Please enter a valid email address',
    defaultValue: 'sam.driver@',
    'aria-describedby': 'elsewhere',
  },
  render: (args) => (
    <>
      <p id="elsewhere">Used for this enquiry only.</p>
      <TextField {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'Used for this enquiry only. We reply within 24 hours. Please enter a valid email address',
    );
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'sam@haulwell.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeDisabled();
  },
};

const input = createRef<HTMLInputElement>();

export const PassesOnRefAndHandlers: Story = {
  args: { onBlur: fn(), onChange: fn(), ref: input, id: 'own-id', className: 'own-class' },
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.click(canvas.getByText('Email'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('a');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(input.current).toBe(field);
    await expect(field).toHaveAttribute('id', 'own-id');
    await expect(canvasElement.querySelector('.own-class')).toContainElement(field);
  },
};

export const LargeEnoughToTap: Story = {
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};
