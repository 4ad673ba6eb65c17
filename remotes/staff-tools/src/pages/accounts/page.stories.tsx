import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { roleNeeded, SIGN_IN_AGAIN } from '@site/contract';
import { mockState, statesFor } from '@site/mocks';
import { LONG_NAME, UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { deskMeta, failed, locked, showing, signInWithCode } from '../../testing/page-stories.ts';

const meta = {
  title: 'Pages/Staff tools/Accounts',
  ...deskMeta('/staff/accounts'),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const TABLE = { name: 'Accounts at the desk' };

export const Ready: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', TABLE));
    await expect(
      table.getByRole('row', { name: /Alex Morgan.*Consultant and operator.*Since 2026-09-01.*2 passkeys/ }),
    ).toBeVisible();
    await expect(table.getByRole('row', { name: /Sam Patel.*Consultant.*A password and codes/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /Robin Ellis.*Content.*Invited until.*Nothing yet/ })).toBeVisible();
    await expect(canvas.queryByText('The shared password opens the desk')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Accounts' })).toHaveAttribute('aria-current', 'page');
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

const openInvite = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Invite somebody' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite somebody' }));
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }));
  return { dialog, send };
};

export const Inviting: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { dialog, send } = await openInvite(canvasElement);
    await send();
    await expect((await dialog.findAllByText('Please choose what they may do'))[0]).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Name'), 'Jo Smith');
    await userEvent.type(dialog.getByLabelText('Email address'), 'jo@agency.example');
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Consultant and content');
    await send();
    await expect(await dialog.findByText('The invitation is on its way.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByRole('row', { name: /Jo Smith.*Consultant and content.*Invited/ })).toBeVisible();
  },
};

/** Somebody may have left the page open: what was typed waits until the operator has signed in again. */
export const InvitingNeedsAnotherSignIn: Story = {
  play: async ({ canvas, canvasElement, msw }) => {
    const { dialog, send } = await openInvite(canvasElement);
    await userEvent.type(dialog.getByLabelText('Name'), 'Jo Smith');
    await userEvent.type(dialog.getByLabelText('Email address'), 'jo@agency.example');
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Operator');
    msw.use(...statesFor('changeStaffAccount:403'));
    await send();
    await expect(await dialog.findByText(SIGN_IN_AGAIN)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Sign in with a passkey' })).toHaveFocus());
    msw.use(...statesFor('changeStaffAccount:ready'));
    await signInWithCode(dialog);
    const thanks = await dialog.findByText('Thank you. Please press the button once more.');
    await expect(thanks).toBeVisible();
    await expect(dialog.queryByText(SIGN_IN_AGAIN)).toBeNull();
    await send();
    await expect(await dialog.findByText('The invitation is on its way.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByRole('row', { name: /Jo Smith.*Operator/ })).toBeVisible();
  },
};

export const InvitingNeedsAnotherSignInOnAPhone: Story = {
  ...InvitingNeedsAnotherSignIn,
  globals: { viewport: { value: 'phone' } },
};

export const Removing: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Sam Patel/ }));
    await userEvent.click(row.getByRole('link', { name: /^Remove/ }));
    const panel = within(await canvas.findByRole('region', { name: 'Remove the account' }));
    await expect(panel.getByText(/^Remove Sam Patel’s account\?/)).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/staff/accounts');
    await userEvent.click(panel.getByRole('button', { name: 'Remove the account' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Sam Patel/ })).toBeNull());
    await expect(canvas.queryByRole('region', { name: 'Remove the account' })).toBeNull();
  },
};

export const InvitingAgain: Story = {
  render: showing('/staff/accounts?reset=MOCKSAM2'),
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Invite again' }));
    await expect(panel.getByText(/^Invite Sam Patel again\?/)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Invite again' }));
    await expect(await canvas.findByRole('row', { name: /Sam Patel.*Invited.*Nothing yet/ })).toBeVisible();
  },
};

export const Locked = locked(TABLE.name);

/** Who is no operator reads who is one. */
export const NotAnOperator = failed(
  'staffAccounts:403',
  'The accounts could not be read',
  roleNeeded(['operator'], ['Alex Morgan']),
);

/** The first start: the shared password opens the desk, and its holder begins. */
export const Empty: Story = {
  beforeEach: () => void (mockState.members = []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has an account yet')).toBeVisible();
    await expect(canvas.getByText('The shared password opens the desk')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Invite somebody' })).toBeVisible();
  },
};

export const Failed = failed('staffAccounts:500', 'The accounts could not be read');

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    mockState.members = Array.from({ length: 60 }, (_, index) => ({
      ...mockState.members[0]!,
      id: `LONG${index}`,
      name: LONG_NAME,
      email: `${UNBROKEN.slice(0, 60)}@agency.example`,
      roles: ['consultant', 'content', 'operator'],
    }));
  },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByRole('row', { name: /Consultant, content and operator/ })).at(-1),
    ).toBeVisible();
  },
};
