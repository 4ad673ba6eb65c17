import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Send message', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Danger: Story = { args: { variant: 'danger', icon: 'trash', children: 'Clear all jobs' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg', icon: 'arrow-right', iconPosition: 'end', children: 'Get Started Today' } };
export const FullWidth: Story = { args: { fullWidth: true } };
export const Disabled: Story = { args: { disabled: true } };

export const CallsBackWhenPressed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

const submitted = fn((event: { preventDefault(): void }) => event.preventDefault());

export const Pending: Story = {
  args: { pending: true, type: 'submit' },
  beforeEach: () => {
    submitted.mockClear();
  },
  decorators: [
    (Story) => (
      <form onSubmit={submitted}>
        <Story />
      </form>
    ),
  ],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send message' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(submitted).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
