import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { endpoints } from '@site/contract';
import { handlers, mockState, resetMocks } from '@site/mocks';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const call = `*${endpoints.confirmApplicationEmail.path}`;
const inMocks = () => mockState.earlierSubmissions.find(({ reference }) => reference === 'APP-7K2M9Q')!;

const meta = {
  title: 'Pages/Job board/Confirm your email address',
  parameters: {
    layout: 'fullscreen',
    msw: { handlers },
    withoutStates: {
      Empty: 'It shows nothing that could be empty.',
      LongContent: 'It shows nothing that anybody wrote.',
    },
  },
  render: pageStory({ routes, url: '/applications/confirm/mock-email-APP-7K2M9Q' }),
  beforeEach: () => {
    resetMocks();
    inMocks().newEmail = 'sile@example.org';
  },
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const confirm = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Shall we write to this address?' })).toBeVisible();
    await expect(inMocks().form.email).toBe('sile.okafor@example.com');
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const Confirmed: Story = {
  play: async ({ canvas }) => {
    await confirm(canvas);
    const outcome = await canvas.findByRole('heading', { name: 'We write to this address now' });
    await waitFor(() => expect(outcome).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'See your application' })).toHaveAttribute(
      'href',
      '/applications/mock-application-APP-7K2M9Q',
    );
    await expect(inMocks().form.email).toBe('sile@example.org');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(call, () => delay('infinite'))),
  play: async ({ canvas }) => {
    await confirm(canvas);
    await expect(await canvas.findByRole('button', { name: 'Confirming…' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(call, () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await confirm(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
  },
};
