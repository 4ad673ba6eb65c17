import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { OUR_FAULT } from '@site/contract';
import { handlersFor, MOCK_CODE, MOCK_PASSWORD, resetMocks, statesFor, type Override } from '@site/mocks';
import { fitsTheWindow, type WithoutStates } from '../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../.storybook/page.tsx';
import { routes } from '../routes.tsx';

type Story = StoryObj;
export type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** A story's `render`: the remote's page at this address. */
export const showing = (url: string) => pageStory({ routes, url });

/** What the stories of every page share; the mocks are in these states. */
export const pageMeta = (url: string, ...overrides: Override[]) =>
  ({
    render: showing(url),
    parameters: { layout: 'fullscreen', msw: { handlers: handlersFor(...overrides) } },
    beforeEach: () => {
      localStorage.clear();
      resetMocks();
    },
    afterEach: fitsTheWindow,
  }) satisfies Meta;

/** The same for a page of the desk, which staff have signed in to. */
export function deskMeta(url: string, withoutStates: WithoutStates = {}) {
  const { parameters, ...meta } = pageMeta(url, 'signed-in');
  const Loading = 'Its data is loaded before it shows; Pages/Shell/Layout/Loading shows a page loading.';
  return { ...meta, parameters: { ...parameters, withoutStates: { Loading, ...withoutStates } } } satisfies Meta;
}

export async function signIn(canvas: Canvas, password = MOCK_PASSWORD): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Staff password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
}

/** Signs in with the code of the mocks, where a password and a code are asked for. */
export async function signInWithCode(
  form: Pick<Canvas, 'findByLabelText' | 'getByLabelText' | 'getByRole'>,
  code = MOCK_CODE,
) {
  await userEvent.type(await form.findByLabelText('Your email address'), 'alex@agency.example');
  await userEvent.type(form.getByLabelText('Your password'), 'four words make one');
  await userEvent.type(form.getByLabelText('Code'), code);
  await userEvent.click(form.getByRole('button', { name: 'Sign in' }));
}

/** No table is there without the password, nor after signing out; those of these names are there between. */
export const locked = (...tables: string[]): Story => ({
  parameters: { msw: { handlers: handlersFor() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Staff password')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await signIn(canvas);
    for (const name of tables) await expect(await canvas.findByRole('table', { name })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
  },
});

/** The page says what could not be read and why, and offers another try; to sign in would change nothing. */
export const failed = (state: Override, title: string, reason = OUR_FAULT): Story => ({
  beforeEach: ({ msw }) => msw.use(...statesFor(state)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(title)).toBeVisible();
    await expect(canvas.getByText(reason)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.queryByLabelText('Staff password')).toBeNull();
  },
});

/** On a phone, a list that `fill` gives 120 rows. */
export const longList = (fill: () => void): Story => ({
  globals: { viewport: { value: 'phone' } },
  beforeEach: fill,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 to 50 of 120')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Page 3' }));
    await expect(await canvas.findByText('101 to 120 of 120')).toBeVisible();
  },
});
