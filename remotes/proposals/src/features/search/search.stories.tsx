import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { endpoints, type ProposalSection } from '@site/contract';
import { handlersFor, proposalFixture } from '@site/mocks';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const meta = {
  title: 'Pages/Proposals/Search',
  render: pageStory({ routes, url: '/proposals/lcrca/updated' }),
  parameters: { layout: 'fullscreen', msw: { handlers: handlersFor('signed-in') } },
  beforeEach: () => {
    localStorage.setItem('session:secureAuth', 'true');
    localStorage.setItem('session:transportUkAuth', 'true');
    const address = location.href;
    return () => {
      localStorage.clear();
      history.replaceState(history.state, '', address);
    };
  },
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj;
type Canvas = Pick<ReturnType<typeof within>, 'findByRole'> & { queryAllByRole(role: 'article'): HTMLElement[] };

const original = { render: pageStory({ routes, url: '/proposals/lcrca/original' }) };
const operator = { render: pageStory({ routes, url: '/transport-uk-proposal' }) };

const searchField = (canvas: Canvas) => canvas.findByRole('searchbox', { name: 'Search this proposal' });
const cards = (canvas: Canvas) => canvas.queryAllByRole('article').filter((card) => card.checkVisibility());
const titles = (canvas: Canvas) =>
  cards(canvas).map((card) => within(card).getByRole('heading', { level: 3 }).textContent);

export const Grouped: Story = {
  play: async ({ canvas }) => {
    await searchField(canvas);
    const parts = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    for (const part of ['STRATEGY', 'OPERATIONS', 'EXECUTION', 'SUPPORT']) await expect(parts).toContain(part);
    for (const toggle of canvas.getAllByText('SHOW DETAILS'))
      await expect(toggle.closest('details')).not.toHaveAttribute('open');
    for (const card of cards(canvas)) await expect(card.getBoundingClientRect().height).toBeGreaterThanOrEqual(300);
  },
};

/** What is searched for is marked, and a match inside a card opens it. */
export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await searchField(canvas), 'CAMPAIGNS');
    await expect(await canvas.findByRole('heading', { name: 'Search Results' })).toBeVisible();
    await waitFor(() => expect(titles(canvas)).toEqual(['Management']));
    await expect(canvas.getByText('1 match found')).toBeVisible();
    await expect(canvas.getByText('Found 1 section matching “CAMPAIGNS”')).toBeVisible();
    const [card] = cards(canvas);
    const mark = card?.querySelector('mark');
    await expect(mark).toHaveTextContent('campaigns');
    await expect(mark).toBeVisible();
    await expect(within(card as HTMLElement).getByText('COLLAPSE')).toBeVisible();
    await expect(location.hash).toBe('#search=CAMPAIGNS');
    await userEvent.type(await searchField(canvas), '{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Search Results' })).toHaveFocus();
  },
};

export const FoundOnAPhone: Story = { ...Found, globals: { viewport: { value: 'phone' } } };

/** The titles of the steps are part of the text. */
export const FoundInAStep: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await searchField(canvas), 'final sign');
    await waitFor(() => expect(cards(canvas)[0]?.querySelector('h4 mark')).toHaveTextContent('Final sign'));
  },
};

/** Who searches from far down sees the results from their beginning. */
export const FoundFromFarDown: Story = {
  play: async ({ canvas }) => {
    const field = await searchField(canvas);
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    await userEvent.type(field, 'a');
    const heading = await canvas.findByRole('heading', { name: 'Search Results' });
    await waitFor(async () => {
      const { bottom } = field.getBoundingClientRect();
      await expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    });
  },
};

/** Leaving the results goes to the proposal's title. */
export const WholeAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await searchField(canvas), 'training');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the whole proposal' }));
    await expect(await canvas.findByText('Project overview')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const ClearedAgain: Story = {
  play: async (context) => {
    await Found.play?.(context as never);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Clear search' }));
    await expect(await context.canvas.findByText('Project overview')).toBeVisible();
    await expect(location.hash).toBe('');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await searchField(canvas), 'zeppelin (');
    await expect(await canvas.findByRole('heading', { name: 'No Results Found' })).toBeVisible();
    await expect(canvas.getByText('No matches found')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'LCRCA' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'training' }));
    await expect(await searchField(canvas)).toHaveValue('training');
    await waitFor(() => expect(titles(canvas)).toContain('Training'));
    await expect(canvas.getByRole('heading', { name: 'Search Results' })).toHaveFocus();
  },
};

export const NothingFoundOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.type(await searchField(canvas), 'zeppelin');
    await expect(await canvas.findByRole('heading', { name: 'No Results Found' })).toBeVisible();
  },
};

export const NothingFoundInTheOriginal: Story = {
  ...original,
  play: async ({ canvas }) => {
    await userEvent.type(await searchField(canvas), 'zeppelin');
    await expect(await canvas.findByRole('heading', { name: 'No sections found for "zeppelin"' })).toBeVisible();
  },
};

export const NothingFoundByTheOperator: Story = {
  ...operator,
  play: async ({ canvas }) => {
    await userEvent.type(await searchField(canvas), 'zeppelin');
    await expect(await canvas.findByRole('button', { name: proposalFixture('operator').client })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'LCRCA' })).toBeNull();
  },
};

export const OneCategory: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await searchField(canvas), 'drivers');
    await userEvent.click(canvas.getByRole('radio', { name: 'Support' }));
    await expect(await canvas.findByRole('heading', { name: 'Support Sections' })).toBeVisible();
    await expect(await searchField(canvas)).toHaveValue('');
    const count = 'Showing 2 sections in Support category';
    await expect(canvas.getByText(count, { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText(count, { selector: 'output *' })).toBeInTheDocument();
    await expect(titles(canvas)).toEqual(['Technology', 'Compliance']);
    await expect(location.hash).toBe('#category=support');
  },
};

export const OneCategoryOfTheOriginal: Story = {
  ...original,
  play: async ({ canvas }) => {
    await searchField(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'Technical' }));
    await expect(await canvas.findByRole('heading', { name: 'Technical Sections' })).toBeVisible();
  },
};

/** What a link asks for and there is none of is named, and not replaced in silence. */
export const UnknownCategory: Story = {
  beforeEach: () => history.replaceState(history.state, '', '#category=drivers'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^“drivers” is no category of this proposal/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Support' }));
    await expect(await canvas.findByRole('heading', { name: 'Support Sections' })).toBeVisible();
    await expect(canvas.queryByText(/no category/)).toBeNull();
  },
};

/** A link to a search opens it. */
export const FromTheFragment: Story = {
  beforeEach: () => history.replaceState(history.state, '', '#search=housing'),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await searchField(canvas)).toHaveValue('housing'));
    await expect(await canvas.findByRole('heading', { name: 'Search Results' })).toBeVisible();
  },
};

export const CtrlKGoesToTheSearch: Story = {
  play: async ({ canvas }) => {
    const field = await searchField(canvas);
    await userEvent.keyboard('k');
    await expect(field).not.toHaveFocus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('dark');
    await expect(field).toHaveValue('dark');
  },
};

/** In sight until the page is scrolled 100 pixels. */
export const CategoriesHideWhileScrolled: Story = {
  play: async ({ canvas }) => {
    const field = await searchField(canvas);
    const categories = canvas.getByRole('navigation', { name: 'Parts of the proposal' });
    window.scrollTo({ top: 99, behavior: 'instant' });
    await waitFor(() => expect(categories).toBeVisible());
    const { left, top, height } = categories.getBoundingClientRect();
    await expect(categories).toContainElement(document.elementFromPoint(left + 1, top + height / 2) as HTMLElement);
    window.scrollTo({ top: 100, behavior: 'instant' });
    await waitFor(() => expect(categories).not.toBeVisible());
    await expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(categories).toBeVisible());
  },
};

/** The committed partner's card has no toggle. */
export const CommittedPartner: Story = {
  ...operator,
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Commitment' }));
    await expect(card.getByText('Key points')).toBeVisible();
    await expect(card.queryByRole('button')).toBeNull();
  },
};

const stray = { id: 'finance', title: 'Finance', content: {} } as unknown as ProposalSection;

export const UnknownSection: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(`*${endpoints.proposalContent.path}`, () =>
        HttpResponse.json({ ...proposalFixture('updated'), sections: [stray] }),
      ),
    ),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Finance' }));
    await userEvent.click(card.getByText('SHOW DETAILS'));
    await expect(card.getByText('Content for Finance is being prepared...')).toBeVisible();
  },
};

export const EveryCardOpen: Story = {
  ...original,
  play: async ({ canvas }) => {
    await searchField(canvas);
    for (const toggle of canvas.getAllByText('SHOW DETAILS')) await userEvent.click(toggle);
    for (const title of ['Rates compared', 'How it is run', 'Plan', 'Final sign-off', 'Framework'])
      await expect(canvas.getByRole('heading', { level: 4, name: title })).toBeVisible();
    for (const table of ['Rates', 'Allowances', 'The plan in weeks'])
      await expect(canvas.getByRole('table', { name: table })).toBeVisible();
  },
};

export const EveryCardOpenOnAPhone: Story = { ...EveryCardOpen, globals: { viewport: { value: 'phone' } } };
