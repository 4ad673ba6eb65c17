import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { endpoints, type Proposal } from '@site/contract';
import { handlersFor, MOCK_PASSWORD, proposalFixture, resetMocks } from '@site/mocks';
import { LONG_NAME, LONG_TITLE, textOf, UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { fitsInside, fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const meta = {
  title: 'Pages/Proposals/Proposal',
  render: pageStory({ routes, url: '/lcrca-proposal' }),
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: handlersFor() },
    withoutStates: { Empty: 'Behind the gate there is always a proposal; before it, the gate is Locked.' },
  },
  beforeEach: () => {
    localStorage.clear();
    resetMocks();
  },
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;

type Story = StoryObj;

const FLAG = 'session:secureAuth';
const { title } = proposalFixture('updated');

async function logIn(canvasElement: HTMLElement, password = MOCK_PASSWORD) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByPlaceholderText('Enter password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Access Proposal' }));
  return canvas;
}

/** The gate, and nothing of the proposal. */
export const Locked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Bus Franchising Proposal' })).toBeVisible();
    await expect(canvas.getByText('Contingency Plan for Driver Mobilisation')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toBeRequired();
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href')?.split(':')[0])).toEqual([
      'mailto',
      'mailto',
    ]);
    await expect(canvas.queryByText(/drivers required/)).not.toBeInTheDocument();
  },
};

export const LockedOnAPhone: Story = { ...Locked, globals: { viewport: { value: 'phone' } } };
export const LockedOnATablet: Story = { ...Locked, globals: { viewport: { value: 'tablet' } } };

export const ThePasswordCanBeShown: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Password');
    await userEvent.type(field, 'route 66');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: /show/i }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('route 66');
  },
};

export const Operator: Story = {
  render: pageStory({ routes, url: '/transport-uk-proposal' }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Transport UK proposal' })).toBeVisible();
    await logIn(canvasElement);
    await expect(await canvas.findByText(proposalFixture('operator').client)).toBeVisible();
  },
};

/** A person's own link goes with the password. */
export const PersonalLink: Story = {
  render: pageStory({ routes, url: '/lcrca-proposal?invite=k7qm92hdx4tp' }),
  play: async ({ canvasElement, msw }) => {
    const sent: unknown[] = [];
    msw.use(
      http.post(`*${endpoints.secureAuth.path}`, async ({ request }) => {
        sent.push(await request.clone().json());
        return undefined;
      }),
    );
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(sent[0]).toMatchObject({ action: 'login', invite: 'k7qm92hdx4tp' });
  },
};

export const WrongPassword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement, 'guess');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Incorrect password. Please contact the provider for access.',
    );
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(localStorage.getItem(FLAG)).toBeNull();
  },
};

export const WrongPasswordOnAPhone: Story = { ...WrongPassword, globals: { viewport: { value: 'phone' } } };

export const NetworkFailure: Story = {
  parameters: { msw: { handlers: handlersFor('offline') } },
  play: async ({ canvasElement }) => {
    const log = spyOn(console, 'error').mockImplementation(() => {});
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Authentication failed. Please try again or contact the provider.',
    );
    await expect(log).toHaveBeenCalledOnce();
  },
};

export const TooManyAttempts: Story = {
  parameters: { msw: { handlers: handlersFor('rate-limited') } },
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many requests. Please wait 15 minutes');
  },
};

/** The password is being checked. */
export const LoggingIn: Story = {
  parameters: { msw: { handlers: handlersFor('pending') } },
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Access Proposal' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

/** A browser that logged in before asks the server first. The password can be typed meanwhile. */
export const CheckingTheStoredSession: Story = {
  parameters: { msw: { handlers: handlersFor('pending') } },
  beforeEach: () => localStorage.setItem(FLAG, 'true'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking whether you are still logged in…')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toBeEnabled();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    const heading = await canvas.findByRole('heading', { level: 1, name: title });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText('300+')).toBeVisible();
    await expect(canvas.getByText('Project Start: September 2026')).toBeVisible();
    await expect(localStorage.getItem(FLAG)).toBe('true');
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
export const OnATablet: Story = { ...Ready, globals: { viewport: { value: 'tablet' } } };

/** The visitor is logged in, and the text is loading. */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get(`*${endpoints.proposalContent.path}`, () => delay('infinite'))),
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByText('Loading the proposal…')).toBeInTheDocument();
    await expect(canvas.queryByLabelText('Password')).not.toBeInTheDocument();
  },
};

const long: Proposal = {
  ...proposalFixture('updated'),
  title: LONG_TITLE,
  client: LONG_NAME,
  preparedBy: `Prepared by the provider for ${LONG_NAME} and for ${UNBROKEN}`,
  projectStart: UNBROKEN,
  overview: { rows: [{ label: LONG_TITLE, value: UNBROKEN }], badge: UNBROKEN },
  closing: { badge: UNBROKEN, tagline: UNBROKEN, payment: UNBROKEN },
  figures: [
    { value: '300,000,000+', label: 'drivers required, subject to the vehicle requirement data of both operators' },
    { value: '2', label: LONG_TITLE },
    { value: '12 weeks', label: UNBROKEN },
  ],
  sections: [
    {
      id: 'objective',
      title: UNBROKEN,
      content: { overview: textOf(800), details: [textOf(80), UNBROKEN, LONG_TITLE], summary: textOf(400) },
    },
  ],
};

export const LongContent: Story = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(http.get(`*${endpoints.proposalContent.path}`, () => HttpResponse.json(long))),
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await userEvent.click(await canvas.findByText('SHOW DETAILS'));
    await fitsInside(canvas.getByRole('article'));
  },
};

export const LongContentOnAPhone: Story = { ...LongContent, globals: { viewport: { value: 'phone' } } };

/** A card opens and closes with its toggle. */
export const SectionOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    const card = within(await canvas.findByRole('article', { name: 'Objective' }));
    const toggle = card.getByText('SHOW DETAILS');
    await expect(canvas.getByText('Overall goal')).not.toBeVisible();
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toHaveTextContent('COLLAPSE'));
    await expect(canvas.getByText('Overall goal')).toBeVisible();
    await userEvent.click(toggle);
    await waitFor(() => expect(canvas.getByText('Overall goal')).not.toBeVisible());
    await userEvent.click(toggle);
  },
};

/** A visitor who logged in before is let in without a password. */
export const Returning: Story = {
  parameters: { msw: { handlers: handlersFor('signed-in') } },
  beforeEach: () => localStorage.setItem(FLAG, 'true'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
  },
};

/** A stored login that the server no longer accepts is silently forgotten. */
export const ReturningTooLate: Story = {
  beforeEach: () => localStorage.setItem(FLAG, 'true'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(localStorage.getItem(FLAG)).toBeNull());
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Access Proposal' })).toBeVisible();
  },
};

const firstReplyFails = http.get(
  `*${endpoints.proposalContent.path}`,
  () => HttpResponse.json({ error: 'Out of order' }, { status: 500 }),
  { once: true },
);

/** The text could not be loaded; Retry fetches it again. */
export const FailedThenRetried: Story = {
  parameters: { msw: { handlers: [firstReplyFails, ...handlersFor()] } },
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByText('The proposal could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
  },
};

/** Logged in, but without the text. */
export const Failed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(`*${endpoints.proposalContent.path}`, () =>
        HttpResponse.json({ error: 'Out of order' }, { status: 500 }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The proposal could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const FailedOnAPhone: Story = { ...Failed, globals: { viewport: { value: 'phone' } } };

const endedSession = http.get(`*${endpoints.proposalContent.path}`, () =>
  HttpResponse.json({ error: 'Please enter the access password to read this proposal.' }, { status: 401 }),
);

export const SessionEnded: Story = {
  parameters: { msw: { handlers: [endedSession, ...handlersFor()] } },
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your session has ended.');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(localStorage.getItem(FLAG)).toBeNull();
  },
};

export const LoggedOut: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await logIn(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }));
    await expect(await canvas.findByText('You have logged out.')).toBeVisible();
    await expect(canvas.queryByText('300+')).not.toBeInTheDocument();
    await expect(localStorage.getItem(FLAG)).toBeNull();
  },
};

/** The server could not end the session: the proposal stays open, and says so. */
export const LogOutFailed: Story = {
  play: async ({ canvasElement, msw }) => {
    const canvas = await logIn(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Log out' });
    msw.use(...handlersFor('500'));
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Logging out failed. Please check your connection and try again.',
    );
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(localStorage.getItem(FLAG)).toBe('true');
  },
};
