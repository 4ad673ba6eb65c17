import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Send me new jobs by e-mail', name: 'alerts', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ args, canvas, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send me new jobs by e-mail' });
    await step('the whole line is the target', async () => {
      await userEvent.click(canvas.getByText('Send me new jobs by e-mail'));
      await expect(box).toBeChecked();
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
    await step('Space takes it back', async () => {
      box.focus();
      await userEvent.keyboard(' ');
      await expect(box).not.toBeChecked();
    });
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithHint: Story = {
  args: { hint: 'At most one message a day.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('At most one message a day.');
  },
};

export const WithError: Story = {
  args: { label: 'I have the right to work in the UK', name: 'rightToWork', required: true, error: 'Please confirm this' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have the right to work in the UK' });
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription('Please confirm this');
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };

export const LongLabel: Story = {
  args: {
    label:
      'I agree that my details are kept for up to 7 years after our last contact, so that I can be offered work that fits my licence and experience',
  },
};
