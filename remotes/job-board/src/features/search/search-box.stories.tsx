import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { handlers, resetMocks } from '@site/mocks';
import { UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';
import { findsJobs, suggestsPlaces, suggestsSearches } from './replies.test-support.ts';

const at = (url: string) => ({ render: pageStory({ routes, url }) });
const WORDS = 'Job title, skill or company';
const PLACE = 'Town, county or postcode';

const meta = {
  title: 'Pages/Job board/Search box',
  parameters: { layout: 'fullscreen', msw: { handlers } },
  beforeEach: () => resetMocks(),
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const NearATown: Story = {
  ...at('/jobs?search=forklift&near=salford'),
  beforeEach: ({ msw }) => msw.use(findsJobs({ place: { kind: 'town', name: 'Salford', area: 'Greater Manchester' } })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: '23 jobs for “forklift” within 10 miles of Salford' }),
    ).toBeVisible();
    await expect(canvas.getByText('Salford, Greater Manchester')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Within' })).toHaveDisplayValue('10 miles');
    await expect(canvas.getByRole('option', { name: 'Nearest' })).toBeInTheDocument();
  },
};

export const NearATownOnAPhone: Story = { ...NearATown, globals: { viewport: { value: 'phone' } } };

/** A choice of distance is searched for at once. */
export const ADistanceAppliesAtOnce: Story = {
  ...NearATown,
  play: async ({ canvas }) => {
    const distance = await canvas.findByRole('combobox', { name: 'Within' });
    await userEvent.selectOptions(distance, '30 miles');
    await expect(await canvas.findByRole('heading', { name: /within 30 miles of Salford$/ })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: WORDS })).toHaveValue('forklift');
  },
};

/** An area has its borders, so no distance is offered. */
export const InAnArea: Story = {
  ...at('/jobs?near=kent'),
  beforeEach: ({ msw }) => msw.use(findsJobs({ place: { kind: 'area', name: 'Kent' } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '23 jobs in Kent' })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Within' })).toBeNull();
  },
};

export const NearAPostcode: Story = {
  ...at('/jobs?near=M6&within=20'),
  beforeEach: ({ msw }) => msw.use(findsJobs({ place: { kind: 'postcode', name: 'M6' } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '23 jobs within 20 miles of M6' })).toBeVisible();
  },
};

export const UnknownPlace: Story = {
  ...at('/jobs?near=milton+kenes'),
  beforeEach: ({ msw }) =>
    msw.use(findsJobs({ place: { kind: 'unknown', name: 'milton kenes', meant: ['Milton Keynes', 'Milton'] } }, 0)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We do not know a place called “milton kenes”')).toBeVisible();
    await expect(canvas.getByText(/^Did you mean/)).toHaveTextContent('Did you mean Milton Keynes or Milton?');
    await expect(canvas.getByRole('link', { name: 'Milton Keynes' })).toHaveAttribute(
      'href',
      '/jobs?near=Milton+Keynes',
    );
  },
};

export const UnknownPlaceOnAPhone: Story = { ...UnknownPlace, globals: { viewport: { value: 'phone' } } };

/** The back end knows nothing of places: the page does not pretend that it looked there. */
export const ThePlaceIsIgnored: Story = {
  ...at('/jobs?near=salford'),
  beforeEach: ({ msw }) => msw.use(findsJobs({})),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '23 jobs found' })).toBeVisible();
  },
};

export const SearchedByKeyboardAlone: Story = {
  ...at('/jobs'),
  beforeEach: ({ msw }) => msw.use(suggestsPlaces(), suggestsSearches),
  play: async ({ canvas, msw }) => {
    const words = await canvas.findByRole('combobox', { name: WORDS });
    words.focus();
    await userEvent.keyboard('fork');
    const options = await canvas.findAllByRole('option', { name: /forklift/ });
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'forklift driver 41 jobs',
      'forklift engineer 1 job',
    ]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(words).toHaveValue('forklift driver');

    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: PLACE })).toHaveFocus();
    await expect(canvas.queryByRole('combobox', { name: 'Within' })).toBeNull();
    await userEvent.keyboard('sal');
    await canvas.findByRole('option', { name: 'Salford Greater Manchester' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox', { name: PLACE })).toHaveValue('Salford');
    await expect(canvas.getByRole('combobox', { name: 'Within' })).toBeVisible();

    msw.use(findsJobs({ place: { kind: 'town', name: 'Salford' } }));
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByRole('heading', { name: '23 jobs for “forklift driver” within 10 miles of Salford' }),
    ).toBeVisible();
  },
};

export const AnAreaChosenNeedsNoDistance: Story = {
  ...at('/jobs'),
  beforeEach: ({ msw }) => msw.use(suggestsPlaces()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: PLACE }), 'sal');
    await userEvent.click(await canvas.findByRole('option', { name: 'Salop' }));
    await expect(canvas.queryByRole('combobox', { name: 'Within' })).toBeNull();
    await userEvent.type(canvas.getByRole('combobox', { name: PLACE }), 'x');
    await expect(canvas.getByRole('combobox', { name: 'Within' })).toBeVisible();
  },
};

const asked = fn();

/** A full postcode can name a single house: neither suggestions nor the search get more than its outward part. */
export const AFullPostcodeStaysInTheBrowser: Story = {
  ...at('/jobs'),
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      suggestsPlaces(asked),
      http.get('*/get-jobs', ({ request }) => {
        asked(new URL(request.url).searchParams.get('near'));
        return undefined;
      }),
    );
  },
  play: async ({ canvas }) => {
    const place = await canvas.findByRole('combobox', { name: PLACE });
    await userEvent.type(place, 'm6 8qx');
    await waitFor(() => expect(asked).toHaveBeenCalledWith('M6'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(place).toHaveValue('M6'));
    for (const [text] of asked.mock.calls as [string | null][]) await expect(text ?? '').not.toMatch(/8/);
  },
};

/** Suggestions are a help: without them the search goes on as before. */
export const SuggestionsFail: Story = {
  ...at('/jobs'),
  beforeEach: ({ msw }) => msw.use(http.get('*/suggest-searches', () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: WORDS }), 'warehouse{Enter}');
    await expect(await canvas.findByRole('heading', { name: /jobs for “warehouse”/ })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const ClearedInOnePress: Story = {
  ...at('/jobs?search=warehouse&near=Leeds'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear place' }));
    await expect(canvas.getByRole('combobox', { name: PLACE })).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: WORDS })).toHaveValue('warehouse');
  },
};

/** Written from right to left, with a search that fills its field. */
export const RightToLeft: Story = {
  ...at(`/jobs?search=${UNBROKEN.slice(0, 100)}&near=${UNBROKEN.slice(0, 90)}`),
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(findsJobs({ place: { kind: 'town', name: UNBROKEN.slice(0, 90) } })),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 2, name: /23 jobs for/ });
    await expect(heading).toBeVisible();
  },
};
