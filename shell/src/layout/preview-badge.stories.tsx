import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { handlersFor } from '@site/mocks';
import { UNBROKEN } from '../../../.storybook/long-content.ts';
import { fitsTheWindow } from '../../../.storybook/page-states.ts';
import { siteStory } from '../../../.storybook/page.tsx';
import { routes as marketing } from '../../../remotes/marketing/src/routes.tsx';
import { routes as proposals } from '../../../remotes/proposals/src/routes.tsx';

const routes = [...marketing, ...proposals];
const jobBoard = { remote: 'job-board', version: '0.2.0-7be1c0ffee42' };
const marketingVersion = { remote: 'marketing', version: '0.3.0-90ac55e17d02' };

const meta = {
  title: 'Pages/Shell/Preview',
  render: siteStory({ routes, url: '/terms?from=mail', preview: { shown: [jobBoard], gone: [] } }),
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: handlersFor() },
    withoutStates: {
      Loading: 'The server says with the page what is previewed.',
      Empty: 'Without a preview there is no note.',
      Failed: 'It requests nothing that could fail.',
    },
  },
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const findNote = async (canvas: Canvas) => within(await canvas.findByRole('complementary', { name: 'Preview' }));

/** Whoever previews a version sees which, and can stop on any page. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const note = await findNote(canvas);
    await expect(note.getByText(/^You are previewing job-board 0\.2\.0-7be1c0ffee42\. Other visitors/)).toBeVisible();
    const stop = note.getByRole('link', { name: 'Stop previewing' });
    await expect(stop).toHaveAttribute('href', '/terms?from=mail&remote=off');
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const SeveralRemotes: Story = {
  render: siteStory({ routes, url: '/terms', preview: { shown: [jobBoard, marketingVersion], gone: [] } }),
  play: async ({ canvas }) => {
    const note = await findNote(canvas);
    await expect(note.getByText(/previewing job-board 0\.2\.0-7be1c0ffee42 and marketing 0\.3\.0/)).toBeVisible();
  },
};

/** The version was deleted or rejected after the preview began. */
export const Gone: Story = {
  render: siteStory({ routes, url: '/terms', preview: { shown: [], gone: [jobBoard] } }),
  play: async ({ canvas }) => {
    const note = await findNote(canvas);
    await expect(
      note.getByText(/0\.2\.0-7be1c0ffee42 can no longer be previewed, so you see what is live/),
    ).toBeVisible();
    await expect(note.getByRole('link', { name: 'Stop previewing' })).toBeVisible();
  },
};

/** A page without header and footer says it, too. */
export const Standalone: Story = {
  ...Ready,
  render: siteStory({ routes, url: '/lcrca-proposal?from=mail', preview: { shown: [jobBoard], gone: [] } }),
  play: async ({ canvas }) => {
    const stop = (await findNote(canvas)).getByRole('link', { name: 'Stop previewing' });
    await expect(stop).toHaveAttribute('href', '/lcrca-proposal?from=mail&remote=off');
  },
};

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  render: siteStory({
    routes,
    url: '/terms',
    preview: { shown: [{ remote: UNBROKEN, version: UNBROKEN }], gone: [jobBoard, marketingVersion] },
  }),
  play: async ({ canvas }) => {
    await expect((await findNote(canvas)).getByText(new RegExp(UNBROKEN))).toBeVisible();
  },
};
