import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { handlers, handlersFor, MOCK_PASSWORD, resetMocks } from '@site/mocks';
import { Gate } from './gate.tsx';
import { OnARoute } from './on-a-route.tsx';

const meta = {
  title: 'Patterns/Gated page',
  component: Gate,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', msw: { handlers } },
  beforeEach: () => {
    localStorage.clear();
    resetMocks();
  },
  render: (args) => (
    <OnARoute>
      <Gate {...args} />
    </OnARoute>
  ),
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
  args: { status: 'checking' },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText('Checking whether you are still logged in…')).toBeInTheDocument();
    await step('nobody has to wait for it', () =>
      expect(canvas.getByRole('button', { name: 'Open the proposal' })).toBeEnabled(),
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
  parameters: { msw: { handlers: handlersFor('rate-limited') } },
  play: async ({ canvas }) => {
    await enter('sesame');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please wait 15 minutes');
  },
};

export const Opening: Story = {
  parameters: { msw: { handlers: handlersFor('pending') } },
  play: async ({ canvas }) => {
    await enter(MOCK_PASSWORD);
    await expect(canvas.getByRole('button', { name: /Open the proposal/ })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Unlocked: Story = {
  play: async ({ canvas }) => {
    await enter(MOCK_PASSWORD);
    await expect(await canvas.findByText(/Twelve drivers/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'A proposal for you' })).toHaveFocus());
  },
};

const refusedWith = (status: number, message: string) => ({ state: { failure: { status, message } } });

export const Refusal: Story = {
  args: refusedWith(401, 'Incorrect password. Please contact the provider for access.'),
};
export const Pause: Story = {
  args: refusedWith(429, 'Too many requests. Please wait 15 minutes before trying again.'),
};
export const BeingOpened: Story = { args: { state: { pending: true } } };
export const Opened: Story = { args: { status: 'signed-in' } };
