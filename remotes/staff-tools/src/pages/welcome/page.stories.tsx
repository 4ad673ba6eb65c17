import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CODE_REFUSED, INVITATION_EXPIRED, INVITATION_UNKNOWN, OUR_FAULT } from '@site/contract';
import { handlersFor, statesFor } from '@site/mocks';
import { pageMeta, type Canvas } from '../../testing/page-stories.ts';

const { parameters, ...shared } = pageMeta('/staff/welcome/mock-invitation');
const meta = {
  title: 'Pages/Staff tools/Welcome',
  ...shared,
  parameters: {
    ...parameters,
    withoutStates: {
      Loading: 'Its data is loaded before it shows; Pages/Shell/Layout/Loading shows a page loading.',
      Empty: 'An invitation is for somebody, or it is none.',
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome, Robin Ellis' })).toBeVisible();
    await expect(canvas.getByText('robin@agency.example')).toBeVisible();
    const codes = within(canvas.getByRole('list', { name: 'Recovery codes' }));
    await expect(codes.getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.getByRole('button', { name: 'Create a passkey' })).toBeVisible();
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).not.toBeVisible();
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

const fillIn = async (canvas: Canvas, password: string, code: string) => {
  await userEvent.click(await canvas.findByText(/^Where a browser has no passkeys/));
  await userEvent.type(canvas.getByLabelText('New password'), password);
  await userEvent.type(canvas.getByLabelText('Code'), code);
  await userEvent.click(canvas.getByRole('button', { name: 'Use a password and codes' }));
};

export const PasswordAndCode: Story = {
  parameters: { msw: { handlers: handlersFor('signed-in') } },
  play: async ({ canvas }) => {
    await fillIn(canvas, 'four words make one', '123456');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  },
};

export const PasswordTooShort: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas, 'short', '123456');
    const password = canvas.getByLabelText('New password');
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(/Please choose a password of at least 15 characters/),
    );
    await expect(password).toHaveFocus();
  },
};

export const WrongCode: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas, 'four words make one', '000000');
    await expect((await canvas.findAllByText(CODE_REFUSED))[0]).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveValue('four words make one');
  },
};

export const PasskeyNotCreated: Story = {
  beforeEach: ({ msw }) => msw.use(...statesFor('passkeyOptions:500')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create a passkey' }));
    await expect(await canvas.findByText(`The passkey was not created: ${OUR_FAULT}`)).toBeVisible();
  },
};

export const Unknown: Story = {
  beforeEach: ({ msw }) => msw.use(...statesFor('staffInvitation:404')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This invitation cannot be used' })).toBeVisible();
    await expect(canvas.getByText(INVITATION_UNKNOWN)).toBeVisible();
  },
};

export const Expired: Story = {
  beforeEach: ({ msw }) => msw.use(...statesFor('staffInvitation:410')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(INVITATION_EXPIRED)).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...statesFor('staffInvitation:500')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The invitation could not be read')).toBeVisible();
    await expect(canvas.getByText(OUR_FAULT)).toBeVisible();
  },
};

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...statesFor('staffInvitation:hostile')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
  },
};
