import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { endpoints } from '@site/contract';
import { handlers, resetMocks } from '@site/mocks';
import { textOf, UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';
import { formStories } from '../../testing/form-story.ts';

const meta = {
  title: 'Pages/Marketing/Candidates',
  parameters: {
    layout: 'fullscreen',
    msw: { handlers },
    withoutStates: { Empty: 'Its form starts empty: that is Ready.' },
  },
  render: pageStory({ routes, url: '/candidates' }),
  beforeEach: () => resetMocks(),
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'What the work pays' })).toBeVisible();
    const jobs = within(canvas.getByRole('region', { name: 'Newest HGV driver jobs' }));
    await expect(jobs.getAllByRole('heading', { level: 3 })).not.toHaveLength(0);
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
export const OnATablet: Story = { ...Ready, globals: { viewport: { value: 'tablet' } } };

const form = formStories({
  name: 'Application form',
  path: endpoints.registerCandidate.path,
  send: 'Submit application',
  texts: {
    'Full name': 'Sam Okafor',
    Email: 'sam@example.com',
    'Phone number': '01632 960 199',
    'Years of experience': '7',
    'About you': 'Class 1 and ADR. Days, from Leeds.',
  },
  choice: ['Career interest', 'hgv-lgv-driver'],
  faults: [
    'Full name is required',
    'Email is required',
    'Phone number is required',
    'Please choose what you are looking for',
    'Please enter your experience in whole years, 0 to 60',
  ],
  notSent: 'Your application was not sent',
  sent: 'Thank you. We have your application.',
  prefix: 'CAN',
  again: 'Submit another application',
});

/** The application is being sent: the button says so. */
export const Loading: Story = form.Loading;
export const Faulty: Story = form.Faulty;
export const Sent: Story = form.Sent;
export const Failed: Story = form.Failed;
export const TooMany: Story = form.TooMany;
export const LongContent: Story = form.longContent(`${textOf(500)}${UNBROKEN}`);
