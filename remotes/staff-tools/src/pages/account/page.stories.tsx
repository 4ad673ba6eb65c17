import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LAST_WAY_IN, NO_ACCOUNT, PASSWORD_IS_WRONG, SIGN_IN_AGAIN } from '@site/contract';
import { MOCK_PASSWORD, mockState, statesFor } from '@site/mocks';
import { UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { deskMeta, failed, locked, signInWithCode } from '../../testing/page-stories.ts';

const meta = {
  title: 'Pages/Staff tools/My account',
  ...deskMeta('/staff/account', { Empty: 'Whoever sees it has an account, a session and a way to sign in.' }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const PASSKEYS = { name: 'Your passkeys' };
const SESSIONS = { name: 'Your sessions' };

export const Ready: Story = {
  play: async ({ canvas }) => {
    const passkeys = within(await canvas.findByRole('table', PASSKEYS));
    await expect(passkeys.getByRole('row', { name: /Work laptop.*2026-09-01.*2026-11-16 08:00 UTC/ })).toBeVisible();
    await expect(passkeys.getByRole('row', { name: /Phone.*2026-09-02.*Never/ })).toBeVisible();
    const sessions = within(canvas.getByRole('table', SESSIONS));
    await expect(sessions.getByRole('row', { name: /Firefox\son\sWindows \(this one\)/ })).toBeVisible();
    await expect(sessions.getAllByRole('button', { name: 'Sign out there' })).toHaveLength(1);
    await expect(canvas.getByText(/^10 codes are left\./)).toBeVisible();
    await expect(canvas.getByText('Consultant and operator')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My account' })).toHaveAttribute('aria-current', 'page');
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

/** One device after another; never the last way in. */
export const RemovingPasskeys: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Phone' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Remove Phone/ })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Work laptop' }));
    await expect(await canvas.findByText(LAST_WAY_IN)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Work laptop/ })).toBeVisible();
  },
};

export const RemovingNeedsAnotherSignIn: Story = {
  play: async ({ canvas, msw }) => {
    msw.use(...statesFor('changeMyAccount:403'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Phone' }));
    await expect(await canvas.findByText(SIGN_IN_AGAIN)).toBeVisible();
    msw.use(...statesFor('changeMyAccount:ready'));
    await signInWithCode(canvas);
    await expect(await canvas.findByText('Thank you. Please press the button once more.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Phone' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Remove Phone/ })).toBeNull());
  },
};

/** Only with the present one; what was typed stays. */
export const ChangingThePassword: Story = {
  beforeEach: () => {
    mockState.members = mockState.members.map((member) => ({ ...member, hasPassword: true }));
  },
  play: async ({ canvas }) => {
    const present = await canvas.findByLabelText('Present password');
    await userEvent.type(present, 'guess');
    await userEvent.type(canvas.getByLabelText('New password'), 'lorries queue at dawn');
    await userEvent.click(canvas.getByRole('button', { name: 'Change the password' }));
    await waitFor(() => expect(present).toHaveAccessibleDescription(PASSWORD_IS_WRONG));
    await expect(canvas.getByLabelText('New password')).toHaveValue('lorries queue at dawn');
    await userEvent.clear(present);
    await userEvent.type(present, MOCK_PASSWORD);
    await userEvent.click(canvas.getByRole('button', { name: 'Change the password' }));
    await expect(await canvas.findByText(/^Your password has been changed/)).toBeVisible();
  },
};

/** Nobody sees them again. */
export const NewRecoveryCodes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make new recovery codes' }));
    const codes = within(await canvas.findByRole('list', { name: 'Recovery codes' }));
    await expect(codes.getAllByRole('listitem')).toHaveLength(10);
    await expect(codes.getByText('MOCK-CODE-2222')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy the codes' })).toBeVisible();
  },
};

export const EndingSessions: Story = {
  play: async ({ canvas }) => {
    const sessions = await canvas.findByRole('table', SESSIONS);
    await userEvent.click(within(sessions).getByRole('button', { name: 'Sign out there' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Safari\son\siPhone/ })).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
    await expect(canvas.getByRole('row', { name: /Firefox\son\sWindows/ })).toBeVisible();
  },
};

export const Locked = locked(PASSKEYS.name, SESSIONS.name);

/** Whoever removes somebody's account ends their sessions: an open page of theirs locks by itself. */
export const AccountRemoved: Story = {
  beforeEach: () => void (mockState.hasAccounts = true),
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('table', PASSKEYS);
    msw.use(...statesFor('myAccount:401'));
    await expect(await canvas.findByText('Your session has ended. Please sign in again.')).toBeVisible();
    await expect(await canvas.findByLabelText('Your email address')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
    await expect(canvas.queryByLabelText('Staff password')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in with a passkey' })).toHaveFocus());
  },
};

/** With the shared password, nobody is signed in as anybody. */
export const NoAccount = failed('myAccount:404', 'Your account could not be read', NO_ACCOUNT);

export const Failed = failed('myAccount:500', 'Your account could not be read');

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const [passkey] = mockState.ownPasskeys;
    const [session] = mockState.ownSessions;
    mockState.ownPasskeys = Array.from({ length: 12 }, (_, index) => ({
      ...passkey!,
      id: `${index}`,
      name: UNBROKEN.slice(0, 60),
    }));
    mockState.ownSessions = Array.from({ length: 12 }, (_, index) => ({ ...session!, id: `${index}` }));
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('row', { name: /Llanfair/ })).at(-1)).toBeVisible();
  },
};
