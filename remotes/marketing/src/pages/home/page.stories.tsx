import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { endpoints } from '@site/contract';
import { mockState } from '@site/mocks';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const meta = {
  title: 'Pages/Marketing/Home',
  parameters: {
    layout: 'fullscreen',
    withoutStates: {
      Loading: 'The server sends it with the newest jobs; the story Pages/Shell/Layout/Loading shows a page loading.',
      LongContent: 'Its text is fixed.',
    },
  },
  render: pageStory({ routes, url: '/' }),
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const newestJobs = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Newest jobs' }));

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Hire with Us' })).toHaveAttribute('href', '/clients');
    await expect(canvas.getByRole('link', { name: 'View Opportunities' })).toHaveAttribute('href', '/candidates');
    await expect(canvas.getByRole('link', { name: 'Get Started Today' })).toHaveAttribute('href', '/contact');
    for (const figure of [/30,000\+/, /24\/7/]) await expect(canvas.getAllByText(figure)[0]).toBeVisible();
    for (const what of ['contingency recruitment', 'temporary staffing', 'built-to-fit solutions'])
      await expect(canvas.getByRole('link', { name: `Learn More about ${what}` })).toBeVisible();
    await expect((await newestJobs(canvas)).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
export const OnATablet: Story = { ...Ready, globals: { viewport: { value: 'tablet' } } };

export const Empty: Story = {
  beforeEach: () => void (mockState.jobs = []),
  play: async ({ canvas }) => {
    await expect((await newestJobs(canvas)).getByText('There are no open jobs today')).toBeVisible();
  },
};

/** The page stands, and says where the jobs are. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(http.get(`*${endpoints.getJobs.path}`, () => HttpResponse.error())),
  play: async ({ canvas }) => {
    const jobs = await newestJobs(canvas);
    await expect(jobs.getByText('The list of all open jobs has the newest ones first.')).toBeVisible();
    await expect(jobs.getByRole('link', { name: 'See all jobs' })).toHaveAttribute('href', '/jobs');
  },
};
