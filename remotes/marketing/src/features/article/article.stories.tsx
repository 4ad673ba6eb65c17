import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { articlePage } from './article-page.tsx';
import { sample } from './sample.test-support.tsx';

const shared = fn(() => Promise.resolve());

/** Gives the device a share sheet with this outcome, or takes it away. Returns a function that restores it. */
function deviceShares(share: (() => Promise<void>) | undefined) {
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  else Reflect.deleteProperty(navigator, 'share');
  return () => Reflect.deleteProperty(navigator, 'share');
}

const meta = {
  title: 'Pages/Marketing/Article frame',
  parameters: { layout: 'fullscreen' },
  render: pageStory({
    url: '/blog/safety-tips',
    routes: [
      {
        path: '/blog/safety-tips',
        layout: 'site',
        load: () => Promise.resolve(articlePage('safety-tips', sample.default, sample.tableOfContents)),
      },
    ],
  }),
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WideWindow: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to all articles' })).toHaveAttribute('href', '/blog');
    const contents = canvas.getByRole('navigation', { name: 'On this page' });
    await expect(contents.querySelectorAll('a')).toHaveLength(3);
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

/** The contents are folded above the text. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'On the road' });
    const contents = link.closest('details');
    await expect(contents).not.toHaveAttribute('open');
    await userEvent.click(canvas.getByText('On this page', { selector: 'summary *' }));
    await expect(contents).toHaveAttribute('open');
  },
};

/** However far a jump goes, the contents say where the reader is. */
export const ReadToTheEnd: Story = {
  play: async ({ canvas }) => {
    const last = await canvas.findByRole('link', { name: 'What this is based on' });
    await expect(last).not.toHaveAttribute('aria-current');
    document.getElementById('what-this-is-based-on')?.scrollIntoView();
    await waitFor(() => expect(last).toHaveAttribute('aria-current', 'location'));
    window.scrollTo(0, 0);
    await waitFor(() => expect(last).not.toHaveAttribute('aria-current'));
  },
};

export const Shared: Story = {
  beforeEach: () => deviceShares(shared),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share article' }));
    await expect(shared).toHaveBeenCalledWith({
      title: 'Ten safety tips for professional drivers',
      url: `${window.location.origin}/blog/safety-tips`,
    });
  },
};

/** Nothing happens. */
export const SharingIsUnsupported: Story = {
  beforeEach: () => deviceShares(undefined),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Share article' });
    await userEvent.click(button);
    await expect(button).toHaveTextContent('Share article');
  },
};

/** The visitor is told nothing; the failure is logged. */
export const SharingFails: Story = {
  beforeEach: () => deviceShares(() => Promise.reject(new Error('No target'))),
  play: async ({ canvas }) => {
    const logged = spyOn(console, 'error').mockImplementation(() => undefined);
    const button = await canvas.findByRole('button', { name: 'Share article' });
    await userEvent.click(button);
    await waitFor(() => expect(logged).toHaveBeenCalledOnce());
    await expect(button).toHaveTextContent('Share article');
  },
};
