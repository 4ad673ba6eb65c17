import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { accessLog, OUR_FAULT, type AccessGrant, type AccessLogEntry } from '@site/contract';
import { mockState, statesFor } from '@site/mocks';
import { LONG_NAME, UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { deskMeta, failed, locked, showing } from '../../testing/page-stories.ts';

const meta = {
  title: 'Pages/Staff tools/Proposal access',
  ...deskMeta('/staff/proposal-access'),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const GRANTS = { name: 'Links and passwords of their own' };
const LOG = { name: 'Who read what, and when' };

export const Ready: Story = {
  play: async ({ canvas }) => {
    const grants = within(await canvas.findByRole('table', GRANTS));
    await expect(grants.getByRole('row', { name: /Mo Reader.*Until 2026-12-31 23:59 UTC.*Revoke/ })).toBeVisible();
    await expect(grants.getByRole('row', { name: /Lee Former.*Revoked 2026-02-01.*Never/ })).toBeVisible();
    await expect(grants.getAllByRole('button', { name: 'Revoke' })).toHaveLength(1);
    const log = within(canvas.getByRole('table', LOG));
    await expect(log.getByRole('row', { name: /Mo Reader.*Read proposition \(updated copy\)/ })).toBeVisible();
    await expect(log.getByRole('row', { name: /Unknown.*Login refused/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      `${accessLog.path}?format=csv`,
    );
    await expect(canvas.getByRole('link', { name: 'Proposal access' })).toHaveAttribute('aria-current', 'page');
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

/** A person is in the page's address as the code of their link, never by name. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Who'), 'mock2invite3');
    await userEvent.selectOptions(canvas.getByLabelText('What'), 'Read a section');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(canvas.getByText('1 to 1 of 1')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      `${accessLog.path}?reader=mock2invite3&event=read&format=csv`,
    );
    await expect(canvas.getByRole('table', GRANTS)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Clear filters' }));
    await waitFor(() => expect(canvas.getByText('1 to 4 of 4')).toBeVisible());
  },
};

export const NothingMatches: Story = {
  render: showing('/staff/proposal-access?reader=mock4invite5'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches these filters')).toBeVisible();
  },
};

/** Who reads now, and what other staff change, appears without a reload. */
export const Live: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table', LOG);
    const at = '2026-11-16T08:59:00.000Z';
    mockState.accessLog = [{ at, event: 'login', scope: 'lcrca', person: null, subject: null }, ...mockState.accessLog];
    mockState.accessGrants = mockState.accessGrants.map((grant) => ({ ...grant, revokedAt: at }));
    await expect(await canvas.findByRole('row', { name: /08:59 UTC Shared password LCRCA Logged in/ })).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /Mo Reader.*Revoked 2026-11-16/ })).toBeVisible();
  },
};

export const GivingAccess: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Give access' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give access' }));
    await userEvent.selectOptions(dialog.getByLabelText('Proposal'), 'Transport UK');
    await userEvent.type(dialog.getByLabelText('Person'), 'Ada Reader, Mockshire Council');
    await userEvent.type(dialog.getByLabelText('Last day'), '2026-11-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Give access' }));
    await expect((await dialog.findAllByText('Please choose today or a day to come'))[0]).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Last day'));
    await userEvent.type(dialog.getByLabelText('Last day'), '2026-12-31');
    await userEvent.click(dialog.getByRole('button', { name: 'Give access' }));
    await expect(await dialog.findByText('mock-pass-word')).toBeVisible();
    await expect(dialog.getByText(/\/transport-uk-proposal\?invite=mock/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copy password' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByRole('row', { name: /Ada Reader.*Transport UK.*Until 2027-01-01/ })).toBeVisible();
    await expect(screen.queryByText('mock-pass-word')).toBeNull();
  },
};

export const Revoking: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke access' }));
    await waitFor(() =>
      expect(dialog.getByText(/Revoke Mo Reader, .*’s access to the LCRCA proposal\?/)).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(mockState.accessGrants[0]!.revokedAt).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke access' }));
    await expect(await canvas.findByRole('row', { name: /Mo Reader.*Revoked 2026-11-16/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Revoke' })).toBeNull();
    await expect(mockState.staffActions[0]).toMatchObject({
      action: 'revoke-proposal-access',
      subject: 'mock2invite3',
    });
  },
};

export const RevokingFails: Story = {
  beforeEach: ({ msw }) => msw.use(...statesFor('revokeProposalAccess:500')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke access' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Revoke access' }));
    await waitFor(() => expect(dialog.getByText(OUR_FAULT)).toBeVisible());
  },
};

/** What a browser without JavaScript shows when the link “Revoke” is followed. */
export const RevokingOnThePage: Story = {
  render: showing('/staff/proposal-access?revoke=mock2invite3'),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Revoke access' }));
    await expect(section.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/staff/proposal-access');
    await userEvent.click(section.getByRole('button', { name: 'Revoke access' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Revoke access' })).toBeNull());
  },
};

/** Nobody but staff sees who reads the proposals. */
export const Locked = locked(LOG.name, GRANTS.name);

export const Empty: Story = {
  beforeEach: () => void Object.assign(mockState, { accessGrants: [], accessLog: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has a link of their own')).toBeVisible();
    await expect(canvas.getByText('Nothing has been read')).toBeVisible();
  },
};

/** A page that the log no longer has, because its oldest entries are gone. */
export const PageBeyondTheEnd: Story = {
  render: showing('/staff/proposal-access?page=3'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such page')).toBeVisible();
  },
};

export const Failed = failed('accessLog:500', 'The access log could not be read');

export const PeopleFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...statesFor('proposalAccess:500')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Personal access could not be read')).toBeVisible();
    await expect(canvas.getByRole('table', LOG)).toBeVisible();
  },
};

const person = `${LONG_NAME}, ${UNBROKEN}`.slice(0, 200);

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const grant: AccessGrant = {
      id: 'k7qm92hdx4tp',
      scope: 'lcrca',
      person,
      endsAt: '2026-12-31T23:59:59Z',
      revokedAt: null,
      lastReadAt: null,
    };
    const entry: AccessLogEntry = {
      at: '2026-02-27T10:15:00Z',
      event: 'view',
      scope: 'lcrca',
      person,
      subject: 'proposal:updated',
    };
    mockState.accessGrants = [grant];
    mockState.accessLog = Array.from({ length: 1_234 }, () => entry);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 to 50 of 1,234')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Next' }));
    await expect(await canvas.findByText('51 to 100 of 1,234')).toBeVisible();
  },
};
