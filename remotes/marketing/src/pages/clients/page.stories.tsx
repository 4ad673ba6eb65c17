import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { endpoints } from '@site/contract';
import { handlers, resetMocks } from '@site/mocks';
import { textOf, UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';
import { formStories } from '../../testing/form-story.ts';

const meta = {
  title: 'Pages/Marketing/Clients',
  parameters: {
    layout: 'fullscreen',
    msw: { handlers },
    withoutStates: { Empty: 'Its form starts empty: that is Ready.' },
  },
  render: pageStory({ routes, url: '/clients' }),
  beforeEach: () => resetMocks(),
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hire with Us' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Request a quote' })).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
export const OnATablet: Story = { ...Ready, globals: { viewport: { value: 'tablet' } } };

const form = formStories({
  name: 'Request a quote',
  path: endpoints.requestQuote.path,
  send: 'Request a quote',
  texts: {
    'Company name': 'Underhill Haulage',
    'Contact name': 'Priya Shah',
    Email: 'priya@example.com',
    'Phone number': '01632 960 145',
    'Your requirements': 'Four class 1 drivers for Hull, please.',
  },
  choice: ['Service required', 'driver-recruitment'],
  faults: [
    'Company name is required',
    'Contact name is required',
    'Email is required',
    'Please choose a service',
    'Please tell us more about your requirements',
  ],
  notSent: 'Your request was not sent',
  sent: 'Thank you. We have your request.',
  prefix: 'QUO',
  again: 'Request another quote',
});

/** The request is being sent: the button says so. */
export const Loading: Story = form.Loading;
export const Faulty: Story = form.Faulty;
export const Sent: Story = form.Sent;
export const Failed: Story = form.Failed;
export const TooMany: Story = form.TooMany;
export const LongContent: Story = form.longContent(`${textOf(500)}${UNBROKEN}`);
