import type { Meta, StoryObj } from '@storybook/react-vite';
import { data } from 'react-router-dom';
import { expect, spyOn, within } from 'storybook/test';
import { fitsTheWindow } from '../../../.storybook/page-states.ts';
import { siteStory } from '../../../.storybook/page.tsx';
import { TooSlowError } from '../remotes/load-page.ts';
import { brand } from '@site/design-system';
import type { RemoteRoute } from '@site/remote-kit';

/** A page that throws the given error, as a page with a bug would. */
const throwing = (error: unknown): RemoteRoute[] => [
  {
    path: '/jobs',
    layout: 'site',
    load: () => Promise.resolve({ Component: () => null, meta: () => ({}), loader: () => Promise.reject(error) }),
  },
];

const meta = {
  title: 'Pages/Shell/Page error',
  parameters: {
    layout: 'fullscreen',
    withoutStates: {
      Loading: 'It appears only after loading has ended.',
      Empty: 'It always has a message about what went wrong.',
      Failed: 'It is the failure: it requests nothing further.',
    },
  },
  beforeEach: () => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined);
    // Every failure has the same number: pictures are compared.
    const random = spyOn(crypto, 'getRandomValues').mockImplementation((values) => values);
    return () => [log, random].forEach((spy) => spy.mockRestore());
  },
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function expectWayOut(canvas: Canvas, title: string, message: string) {
  const page = within(await canvas.findByRole('main'));
  const alert = await page.findByRole('alert');
  await expect(alert).toHaveTextContent(message);
  const panel = within(alert);
  await expect(panel.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Retry' })).toHaveAttribute('href', '/jobs?page=2');
  await expect(panel.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
}

const expectWorkingSite = async (canvas: Canvas) => {
  await expect(within(canvas.getByRole('banner')).getAllByRole('link').length).toBeGreaterThan(1);
  await expect(within(canvas.getByRole('contentinfo')).getByRole('link', { name: 'Privacy policy' })).toBeVisible();
};

const siteThatThrows = (error: unknown) => siteStory({ routes: throwing(error), url: '/jobs?page=2' });

/** A page threw an error: its message shows inside the working site. */
export const Ready: Story = {
  render: siteThatThrows(new Error('The salary has no period')),
  play: async ({ canvas }) => {
    await expectWayOut(canvas, 'Unexpected Application Error!', 'The salary has no period');
    await expectWorkingSite(canvas);
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

/** The server refused the preview of a version, and says what the visitor can do. */
export const PreviewRefused: Story = {
  render: siteThatThrows(
    data({ title: 'You cannot open this preview', message: 'Staff can: sign in at /staff' }, { status: 401 }),
  ),
  play: async ({ canvas }) => {
    await expectWayOut(canvas, 'You cannot open this preview', 'Staff can: sign in at /staff');
    await expectWorkingSite(canvas);
  },
};

/** A remote's code did not load: the message blames nobody. */
export const RemoteMissing: Story = {
  render: siteStory({ routes: throwing(undefined), url: '/jobs?page=2', missing: new TypeError('Failed to fetch') }),
  play: async ({ canvas }) => {
    await expectWayOut(canvas, 'This part of the site is taking a break', 'The rest of the site works as usual');
    await expectWorkingSite(canvas);
    await expect(canvas.getByText('ERR-222222')).toBeVisible();
    await expect(canvas.queryByText(/Failed to fetch/)).toBeNull();
    await expect(console.error).toHaveBeenCalledOnce();
    await expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ remote: 'story', version: '1.0.0' }));
  },
};

export const RemoteMissingOnAPhone: Story = { ...RemoteMissing, globals: { viewport: { value: 'phone' } } };

/** A remote's code did not arrive within the time that it has. */
export const RemoteTooSlow: Story = {
  render: siteStory({ routes: throwing(undefined), url: '/jobs?page=2', missing: new TooSlowError('Too slow') }),
  play: async ({ canvas }) => {
    await expectWayOut(canvas, 'This part of the site is taking a break', 'This page is taking too long to load');
    await expectWorkingSite(canvas);
  },
};

export const RemoteTooSlowOnAPhone: Story = { ...RemoteTooSlow, globals: { viewport: { value: 'phone' } } };

/** Without a connection no page can be reached, so none is offered. */
export const Offline: Story = {
  ...RemoteMissing,
  beforeEach: () => {
    const onLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => onLine.mockRestore();
  },
  play: async ({ canvas }) => {
    const page = within(await canvas.findByRole('main'));
    const panel = within(await page.findByRole('alert'));
    await expect(panel.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    const addresses = panel.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(addresses).toEqual(['/jobs?page=2', brand.phone.href]);
    await expect(panel.queryByText(/^ERR-/)).toBeNull();
  },
};

export const OfflineOnAPhone: Story = { ...Offline, globals: { viewport: { value: 'phone' } } };

/** A bug is a bug with or without a connection. */
export const ABugWhileOffline: Story = { ...Ready, beforeEach: Offline.beforeEach! };

/** A message may be long, or one unbroken line. */
export const LongContent: Story = {
  render: siteThatThrows(
    new Error(
      `${'The reply of the job feed was not what the contract promises. '.repeat(12)}${'at=unbroken/'.repeat(60)}`,
    ),
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectWayOut(canvas, 'Unexpected Application Error!', 'was not what the contract promises');
  },
};
