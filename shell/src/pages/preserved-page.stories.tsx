import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '@site/design-system';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fitsTheWindow } from '../../../.storybook/page-states.ts';
import { siteStory } from '../../../.storybook/page.tsx';
import { ContactPage } from '../../../remotes/marketing/src/pages/contact/page.tsx';
import { TermsPage } from '../../../remotes/marketing/src/pages/terms/page.tsx';
import { routes } from '../../../remotes/marketing/src/routes.tsx';

const title = `Contact us | ${brand.name}`;
/** A page's HTML from the server. */
const htmlOf = (Component: ComponentType) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', Component }])} />);

const keeping = (html: string) =>
  siteStory({ routes, url: '/contact', preserved: { html, title, locationKey: 'default' } });

const meta = {
  title: 'Pages/Shell/Preserved page',
  render: keeping(htmlOf(ContactPage)),
  parameters: {
    layout: 'fullscreen',
    withoutStates: {
      Loading: 'The page is there before any code: it comes with the document.',
      Empty: 'There is always a document to keep.',
      Failed: 'It is what stays when the code failed to arrive.',
    },
  },
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The server's HTML stays readable, with a warning that buttons may not respond. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Parts of this page did not load')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    const retry = canvas.getByRole('link', { name: 'Retry' });
    await expect(retry).toHaveAttribute('href', '/contact');
    await expect(retry).toHaveAttribute('rel', 'external');
    await waitFor(() => expect(document.title).toBe(title));
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
export const OnATablet: Story = { ...Ready, globals: { viewport: { value: 'tablet' } } };

/** The header still links to other pages, and the warning disappears on leaving the page. */
export const OtherPagesWork: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Parts of this page did not load');
    await userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: 'Home' }));
    await expect(await canvas.findByRole('link', { name: 'Get Started Today' })).toBeVisible();
    await expect(canvas.queryByText('Parts of this page did not load')).toBeNull();
  },
};

const longText = `<p>${'The rules of this website, in plain words. '.repeat(700)}</p><p>${'unbroken'.repeat(100)}</p>`;

/** The warning comes first, however long the page. */
export const LongContent: Story = {
  render: keeping(htmlOf(TermsPage).replace('</section>', `${longText}</section>`)),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const warning = await canvas.findByText('Parts of this page did not load');
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(warning.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
