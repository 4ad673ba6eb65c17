import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { handlers, resetMocks } from '@site/mocks';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';
import { findsJobs } from './replies.test-support.ts';

const at = (url: string) => ({ render: pageStory({ routes, url }) });

const meta = {
  title: 'Pages/Job board/Filters',
  parameters: { layout: 'fullscreen', msw: { handlers } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => resetMocks(),
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const facets = {
  location: { London: 1208, Leeds: 12, Glasgow: 0 },
  licence: { C: 40, 'C+E': 0 },
  posted_within: { '1': 3, '3': 9, '7': 20, '14': 23 },
};

/** Location, specialisation, contract type and salary are open at first; the rest would hide them below the fold. */
export const AllOpenButTheRarerOnes: Story = {
  ...at('/jobs'),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    const isOpen = (title: string) => canvas.getAllByText(title)[0]?.closest('details')?.open;
    await expect(['Location', 'Specialisation', 'Contract type', 'Salary'].map(isOpen)).toEqual(Array(4).fill(true));
    await expect(['Licence', 'Shift pattern', 'Weekly hours', 'Date posted'].map(isOpen)).toEqual(Array(4).fill(false));
  },
};

export const WithCounts: Story = {
  ...at('/jobs?location=Glasgow&licence=C%2BE'),
  beforeEach: ({ msw }) => msw.use(findsJobs({ facets })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'London' })).toHaveAccessibleDescription('1,208');
    const none = canvas.getByRole('checkbox', { name: 'Glasgow' });
    await expect(none).toBeChecked();
    await expect(none).toHaveAccessibleDescription('0');
    await expect(none).toBeEnabled();
    await expect(canvas.getByRole('checkbox', { name: 'Class 1 (C+E)' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Birmingham' })).not.toHaveAccessibleDescription();
  },
};

export const WithoutCounts: Story = {
  ...at('/jobs'),
  beforeEach: ({ msw }) => msw.use(findsJobs({})),
  play: async ({ canvas }) => {
    for (const box of await canvas.findAllByRole('checkbox')) await expect(box).not.toHaveAccessibleDescription();
  },
};

export const SeveralOptionsOfAFilter: Story = {
  ...at('/jobs'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Leeds' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'London' }));
    await expect(
      await canvas.findByRole('heading', { name: /jobs in (Leeds or London|London or Leeds)/ }),
    ).toBeVisible();
    const chosen = within(await canvas.findByRole('list', { name: 'Active filters' }));
    await userEvent.click(chosen.getByRole('button', { name: 'Remove filter: London' }));
    await expect(await canvas.findByRole('heading', { name: /jobs? in Leeds$/ })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'London' })).not.toBeChecked();
  },
};

/** The answer to the first tick comes last, and is not shown. */
export const ASlowOldAnswerIsIgnored: Story = {
  ...at('/jobs'),
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/get-jobs', async ({ request }) => {
        const { searchParams } = new URL(request.url);
        if (searchParams.getAll('location').join() === 'Glasgow') await delay(600);
        return undefined;
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Glasgow' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Leeds' }));
    const heading = await canvas.findByRole('heading', { name: /jobs in (Leeds or Glasgow|Glasgow or Leeds)/ });
    await delay(800);
    await expect(heading).toHaveTextContent(/or/);
    await expect(canvas.getByRole('checkbox', { name: 'Leeds' })).toBeChecked();
  },
};

export const ClearedOnlyWhenSomethingIsSet: Story = {
  ...at('/jobs'),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(canvas.queryByRole('button', { name: 'Clear all filters' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Permanent' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Clear all filters' })).toBeNull());
    await expect(canvas.getByRole('checkbox', { name: 'Permanent' })).not.toBeChecked();
  },
};

export const ASalaryMayHaveACommaAndAPoundSign: Story = {
  ...at('/jobs'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Minimum salary'), '£30,000');
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Remove filter: From £30,000' })).toBeVisible();
    await expect(canvas.getByLabelText('Minimum salary')).toHaveValue('30,000');
    await expect(canvas.getByText(/2,080 hours a year, daily pay as 260 days/)).toBeVisible();
  },
};

/** Drivers' pay: the field says what it understood, and the filter has the period that was typed. */
export const PayByTheHour: Story = {
  ...at('/jobs'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Minimum salary'), '16/h');
    await userEvent.tab();
    await expect(await canvas.findByText('£16 an hour, £33,280 a year')).toBeVisible();
    await expect(canvas.getByLabelText('Minimum salary')).toHaveValue('16 an hour');
    const active = within(canvas.getByRole('list', { name: 'Active filters' }));
    await expect(active.getByText('From £16 an hour')).toBeVisible();
  },
};

/** An address may have been typed, or be an old one. */
export const NamesWhatItCouldNotRead: Story = {
  ...at('/jobs?salary_min=lots&within=7'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/“7” is not a distance. “lots” is not a minimum salary./)).toBeVisible();
  },
};

/** A town among the words is the place; one press takes it as a word. */
export const PlaceAmongTheWords: Story = {
  ...at('/jobs?search=hgv+nights+salford'),
  beforeEach: ({ msw }) =>
    msw.use(
      findsJobs({ understood: { search: 'hgv nights', near: 'Salford' }, place: { kind: 'town', name: 'Salford' } }, 3),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: '3 jobs for “hgv nights” within 10 miles of Salford' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Search for the words “hgv nights salford” instead' }),
    ).toHaveAttribute('href', '/jobs?search=hgv+nights+salford&exact=1');
  },
};

/** Where 'near me' is, the site does not ask the browser: it says what to type. */
export const NearMe: Story = {
  ...at('/jobs?search=driving+jobs+near+me'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('To see jobs near you, type your town or the first half of your postcode.'),
    ).toBeVisible();
  },
};

/** A motorway is a word; one press takes it as the postcode that it may be. */
export const WordThatMayBeAPostcode: Story = {
  ...at('/jobs?search=driver+M6'),
  beforeEach: ({ msw }) => msw.use(findsJobs({ postcode: 'M6' }, 3)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Search near the postcode M6 instead' })).toHaveAttribute(
      'href',
      '/jobs?search=driver&near=M6',
    );
  },
};

export const ASalaryInWordsIsNotSearchedFor: Story = {
  ...at('/jobs'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Minimum salary'), 'lots');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Minimum salary')).toBeInvalid();
    await expect(canvas.getByText('Please enter pay such as 33,000, 33k, 16 an hour or 120 a day')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Active filters' })).toBeNull();
  },
};

export const NothingFoundButWiderSearchesWould: Story = {
  ...at('/jobs?search=zeppelin&near=salford&licence=C'),
  beforeEach: ({ msw }) =>
    msw.use(
      findsJobs(
        {
          place: { kind: 'town', name: 'Salford' },
          alternatives: [
            { drop: 'search', total: 128 },
            { within: 30, total: 2 },
            { drop: 'licence', total: 1 },
          ],
        },
        0,
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No jobs found matching your criteria')).toBeVisible();
    await expect(canvas.getByText('Try adjusting your search terms or filters')).toBeVisible();
    const wider = within(canvas.getByRole('region', { name: 'These searches find jobs' }));
    await expect(wider.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Without “zeppelin” (128 jobs)',
      'Within 30 miles of Salford (2 jobs)',
      'With any licence (1 job)',
    ]);
    await expect(wider.getByRole('link', { name: /30 miles/ })).toHaveAttribute(
      'href',
      '/jobs?search=zeppelin&near=salford&within=30&licence=C',
    );
    await expect(canvas.getByRole('link', { name: 'Email me when there are some' })).toHaveAttribute(
      'href',
      '/jobs?search=zeppelin&near=salford&licence=C&alert=new#job-alert',
    );
  },
};

export const NothingFoundOnAPhone: Story = {
  ...NothingFoundButWiderSearchesWould,
  globals: { viewport: { value: 'phone' } },
};

export const InThePanelOfAPhone: Story = {
  ...at('/jobs'),
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(findsJobs({ facets })),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    const panel = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Filter jobs' }));
    await expect(await panel.findByRole('checkbox', { name: 'Leeds' })).toHaveAccessibleDescription('12');
    await expect(panel.getByRole('button', { name: 'Show 23 jobs' })).toBeVisible();
  },
};
