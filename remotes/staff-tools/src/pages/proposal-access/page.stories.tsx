import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { endpoints, type ProposalAccessReply } from '@site/contract';
import { handlersFor, MOCK_PASSWORD, resetMocks } from '@site/mocks';
import { LONG_NAME, UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const meta = {
  title: 'Pages/Staff tools/Proposal access',
  render: pageStory({ routes, url: '/staff/proposal-access' }),
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: handlersFor('signed-in') },
    withoutStates: { Loading: 'Its data is loaded before it shows; Pages/Shell/Layout/Loading shows a page loading.' },
  },
  beforeEach: () => {
    localStorage.clear();
    resetMocks();
  },
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj;

const answer = (reply: ProposalAccessReply) =>
  http.get(`*${endpoints.proposalAccess.path}`, () => HttpResponse.json(reply));

export const Ready: Story = {
  play: async ({ canvas }) => {
    const grants = within(await canvas.findByRole('table', { name: 'Links and passwords of their own' }));
    await expect(grants.getByRole('row', { name: /Mo Reader.*Until 2026-12-31 23:59 UTC/ })).toBeVisible();
    await expect(grants.getByRole('row', { name: /Lee Former.*Revoked 2026-02-01.*Never/ })).toBeVisible();
    const log = within(canvas.getByRole('table', { name: 'Who read what, and when' }));
    await expect(log.getByRole('row', { name: /Mo Reader.*Read proposition \(updated copy\)/ })).toBeVisible();
    await expect(log.getByRole('row', { name: /Unknown.*Login refused/ })).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

/** Nobody but staff sees who reads the proposals. */
export const Locked: Story = {
  parameters: { msw: { handlers: handlersFor() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Staff password')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Staff password'), MOCK_PASSWORD);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('table', { name: 'Who read what, and when' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(answer({ grants: [], log: [], pagination: { total: 0, totalPages: 0 } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has a link of their own')).toBeVisible();
    await expect(canvas.getByText('Nothing has been read')).toBeVisible();
  },
};

/** A page that the log no longer has, because its oldest entries are gone. */
export const PageBeyondTheEnd: Story = {
  render: pageStory({ routes, url: '/staff/proposal-access?page=3' }),
  beforeEach: ({ msw }) => msw.use(answer({ grants: [], log: [], pagination: { total: 87, totalPages: 2 } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The log has no such page')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /2/ })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(`*${endpoints.proposalAccess.path}`, () =>
        HttpResponse.json({ error: 'Out of order' }, { status: 500 }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The access log could not be read')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

const person = `${LONG_NAME}, ${UNBROKEN}`;

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      answer({
        grants: [
          {
            id: 'k7qm92hdx4tp',
            scope: 'lcrca',
            person,
            endsAt: '2026-12-31T23:59:59Z',
            revokedAt: null,
            lastReadAt: null,
          },
        ],
        log: [{ at: '2026-02-27T10:15:00Z', event: 'view', scope: 'lcrca', person, subject: 'proposal:updated' }],
        pagination: { total: 1_234, totalPages: 25 },
      }),
    ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(person)).length).toBe(2);
    await expect(canvas.getByRole('navigation')).toBeVisible();
  },
};
