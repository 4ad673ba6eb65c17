import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SIGN_IN_REFUSED } from '@site/contract';
import { handlersFor, statesFor } from '@site/mocks';
import { pageMeta, showing, signInWithCode } from '../../testing/page-stories.ts';

const { parameters, ...shared } = pageMeta('/staff/sign-in');
const NO_DATA = 'It shows a form and no data.';
const meta = {
  title: 'Pages/Staff tools/Sign in',
  ...shared,
  parameters: { ...parameters, withoutStates: { Loading: NO_DATA, Empty: NO_DATA, LongContent: NO_DATA } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in to the desk' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
    await expect(canvas.getByLabelText('Your email address')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

/** Where the browser went on from: a page of the desk, and no other site. */
export const SignedIn: Story = {
  parameters: { msw: { handlers: handlersFor('signed-in') } },
  render: showing('/staff/sign-in?next=/staff/accounts'),
  play: async ({ canvas }) => {
    await signInWithCode(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
  },
};

export const NothingEntered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByLabelText('Code')).toHaveAccessibleDescription('Code is required');
  },
};

/** Neither says which of the three was wrong. */
export const Failed: Story = {
  play: async ({ canvas }) => {
    await signInWithCode(canvas, '000000');
    await expect(await canvas.findByText(SIGN_IN_REFUSED)).toBeVisible();
    await expect(canvas.getByLabelText('Your email address')).toHaveValue('alex@agency.example');
  },
};

export const PasskeysFail: Story = {
  beforeEach: ({ msw }) => msw.use(...statesFor('passkeyOptions:429')),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Sign in with a passkey' });
    await userEvent.click(button);
    await expect(await canvas.findByText(/Too many requests/)).toBeVisible();
    await expect(button).toHaveFocus();
  },
};

/** The browser does not ask: there is no device to answer. */
export const NoPasskeys: Story = {
  beforeEach: () => {
    const { PublicKeyCredential: known } = globalThis;
    Object.assign(globalThis, { PublicKeyCredential: undefined });
    return () => void Object.assign(globalThis, { PublicKeyCredential: known });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Your email address')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  },
};
