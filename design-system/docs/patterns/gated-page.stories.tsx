import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Gate, type GateProps } from './gate.tsx';

const open: GateProps['open'] = async (password) =>
  password === 'open sesame'
    ? { text: 'Twelve drivers, four depots, from March.' }
    : { problem: 'Incorrect password. Please contact the provider for access.' };

const meta = {
  title: 'Patterns/Gated page',
  component: Gate,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { open },
} satisfies Meta<typeof Gate>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByLabelText(/^Password/);
const enter = (password: string) => userEvent.type(field(), `${password}{Enter}`);

export const Locked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Twelve drivers/)).not.toBeInTheDocument();
    await expect(field()).toHaveAttribute('type', 'password');
  },
};

export const LockedOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const CheckingAnEarlierLogin: Story = {
  args: { checking: true },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking whether you are still logged in');
    await step('nobody has to wait for it', () =>
      expect(canvas.getByRole('button', { name: 'Open the Proposal' })).toBeEnabled(),
    );
  },
};

export const WrongPassword: Story = {
  play: async ({ canvas }) => {
    await enter('sesame');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Incorrect password');
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveAccessibleDescription(/Incorrect password/);
  },
};

export const TooManyAttempts: Story = {
  args: { open: async () => ({ problem: 'Too many requests. Please wait 15 minutes before trying again.' }) },
  play: async ({ canvas }) => {
    await enter('sesame');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please wait 15 minutes');
  },
};

export const Opening: Story = {
  args: { open: () => new Promise<never>(() => undefined) },
  play: async ({ canvas }) => {
    await enter('open sesame');
    await expect(canvas.getByRole('button', { name: /Open the Proposal/ })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Unlocked: Story = {
  play: async ({ canvas }) => {
    await enter('open sesame');
    await expect(await canvas.findByText(/Twelve drivers/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'A proposal for you' })).toHaveFocus();
  },
};

export const Refusal: Story = {
  args: { initial: { answer: { problem: 'Incorrect password. Please contact the provider for access.' } } },
};
export const Pause: Story = {
  args: { initial: { answer: { problem: 'Too many requests. Please wait 15 minutes before trying again.' } } },
};
export const BeingOpened: Story = { args: { initial: { pending: true } } };
export const Opened: Story = { args: { initial: { answer: { text: 'Twelve drivers, four depots, from March.' } } } };
