import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { brand } from '@site/design-system';
import { handlersFor } from '@site/mocks';
import { emit } from '@site/remote-kit/events';
import { fitsTheWindow } from '../../../.storybook/page-states.ts';
import { siteStory } from '../../../.storybook/page.tsx';
import { routes as jobBoard } from '../../../remotes/job-board/src/routes.tsx';
import { routes as marketing } from '../../../remotes/marketing/src/routes.tsx';
import { routes as proposals } from '../../../remotes/proposals/src/routes.tsx';
import { legalLinks, mainNavigation, quickLinks, services } from './navigation.ts';

const routes = [...marketing, ...jobBoard, ...proposals];

const meta = {
  title: 'Pages/Shell/Layout',
  render: siteStory({ routes, url: '/terms' }),
  parameters: { layout: 'fullscreen', msw: { handlers: handlersFor() } },
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const menuOf = (canvas: Canvas) => canvas.getByText('Menu', { selector: 'summary' });
const findPage = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('heading', { level: 1, name });

/** What the job board told, perhaps in another tab. Nothing moves when the number appears. */
export const SavedJobs: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await findPage(canvas, 'Terms of service');
    const header = within(canvas.getByRole('banner'));
    const link = header.getByRole('link', { name: 'Saved and applied' });
    const { x, width, height } = link.getBoundingClientRect();
    await step('a number, once there are any', async () => {
      emit('saved-jobs', { count: 12 });
      await expect(await header.findByRole('link', { name: 'Saved (12) and applied' })).toHaveTextContent('12');
      await expect(link.getBoundingClientRect()).toMatchObject({ x, width, height });
    });
    await step('none, once they are removed', async () => {
      emit('saved-jobs', { count: 0 });
      await expect(await header.findByRole('link', { name: 'Saved and applied' })).toHaveTextContent(
        /^Saved and applied$/,
      );
    });
  },
};

/** Every page in the site layout has the header, one main region and the footer. */
export const Ready: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await findPage(canvas, 'Terms of service');
    const header = within(canvas.getByRole('banner'));
    await expect(header.getByRole('link', { name: brand.phone.display })).toHaveAttribute('href', brand.phone.href);
    await expect(header.getByText(brand.tagline)).toBeVisible();
    for (const { label, href } of mainNavigation) {
      await expect(header.getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
    const footer = within(canvas.getByRole('contentinfo'));
    for (const { label, href } of [...quickLinks, ...legalLinks]) {
      for (const link of footer.getAllByRole('link', { name: label })) await expect(link).toHaveAttribute('href', href);
    }
    for (const { label, href } of services)
      await expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', href);
  },
};

export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await findPage(canvas, 'Terms of service');
  },
};

export const TheCurrentPageIsMarked: Story = {
  render: siteStory({ routes, url: '/contact' }),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await findPage(canvas, 'Contact us');
    const marked = within(canvas.getByRole('banner')).getAllByRole('link', { current: 'page' });
    await expect(marked.map((link) => link.textContent)).toEqual(['Contact']);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await findPage(canvas, 'Terms of service');
    await expect(menuOf(canvas)).toBeVisible();
  },
};

/** Choosing a page in the menu closes it and opens the page. */
export const MenuOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await findPage(canvas, 'Terms of service');
    await userEvent.click(menuOf(canvas));
    await expect(canvas.getByRole('link', { name: 'View Job Opportunities' })).toHaveAttribute('href', '/jobs');
    await userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: 'Contact' }));
    await findPage(canvas, 'Contact us');
    await expect(canvas.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  },
};

/** After a page change, keyboard users start at the top of the new page, and screen readers announce its title. */
export const ANewPageTakesTheFocus: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await findPage(canvas, 'Terms of service');
    await userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: 'Contact' }));
    await findPage(canvas, 'Contact us');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await waitFor(() => expect(document.title).toBe(`Contact us | ${brand.name}`));
    await waitFor(() => expect(document.body).toHaveTextContent(`Contact us | ${brand.name}`));
  },
};

/** While the next page loads, this one stays visible and usable, and a line grows along the top edge. */
export const Loading: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement, msw }) => {
    const heading = await findPage(canvas, 'Terms of service');
    msw.use(...handlersFor('pending'));
    await userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: 'Jobs' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true'));
    await expect(heading).toBeVisible();
    const line = canvasElement.querySelector('[data-busy]') as HTMLElement;
    await waitFor(() => expect(line.getBoundingClientRect().width).toBeGreaterThan(window.innerWidth / 2));
  },
};

export const LoadingOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, msw }) => {
    const heading = await findPage(canvas, 'Terms of service');
    msw.use(...handlersFor('pending'));
    await userEvent.click(menuOf(canvas));
    await userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: 'Jobs' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true'));
    await expect(heading).toBeVisible();
  },
};

/** A proposal has the whole window: no header, no footer, no links elsewhere. */
export const Standalone: Story = {
  render: siteStory({ routes, url: '/lcrca-proposal' }),
  play: async ({ canvas }) => {
    await findPage(canvas, 'Bus Franchising Proposal');
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};
