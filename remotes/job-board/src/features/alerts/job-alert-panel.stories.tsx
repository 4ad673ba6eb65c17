import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { endpoints } from '@site/contract';
import { handlers, resetMocks } from '@site/mocks';
import { UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { parseJobSearch } from '../search/read-search.ts';
import { JobAlertPanel } from './job-alert-panel.tsx';

const jobAlert = `*${endpoints.jobAlert.path}`;

/** The panel alone, at the address of a search. */
const at = (search: string): Pick<Story, 'render'> => ({
  render: pageStory({
    url: `/jobs?${search}`,
    routes: [
      {
        path: '/jobs',
        layout: 'site',
        load: async () => ({
          Component: () => <JobAlertPanel query={parseJobSearch(new URLSearchParams(search))} />,
          meta: () => ({}),
        }),
      },
    ],
  }),
});

const meta = {
  title: 'Pages/Job board/Job alert panel',
  parameters: { msw: { handlers } },
  ...at('category=HGV+Driver&near=Leeds&within=20&salary_min=30000'),
  beforeEach: () => resetMocks(),
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Create a job alert' }));
  const email = await canvas.findByLabelText('Email');
  await waitFor(() => expect(email).toHaveFocus());
  return email;
}

async function send(context: Context, address = 'driver@example.org') {
  await userEvent.type(await open(context), address);
  await userEvent.click(context.canvas.getByRole('button', { name: 'Create alert' }));
}

/** Says in words what the alert is for. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We can email you new/)).toHaveTextContent(
      'We can email you new HGV Driver jobs within 20 miles of Leeds, from £30,000 a year.',
    );
    await expect(canvas.queryByLabelText('Email')).toBeNull();
  },
};

export const Opened: Story = {
  play: async (context) => {
    await open(context);
    const { canvas } = context;
    await expect(canvas.getByRole('radio', { name: 'Every morning' })).toBeChecked();
    await expect(canvas.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
  },
};

export const OpenedOnAPhone: Story = { ...Opened, globals: { viewport: { value: 'phone' } } };

const asked = fn();

/** The alert has every option of the search, and the frequency that was chosen. */
export const Sent: Story = {
  ...at('search=night+trunker&location=Leeds&location=Hull&shift=nights&licence=C%2BE'),
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      http.post(jobAlert, async ({ request }) => {
        asked(await request.json());
        return HttpResponse.json({ success: true });
      }),
    );
  },
  play: async (context) => {
    const { canvas } = context;
    await userEvent.type(await open(context), 'driver@example.org');
    await userEvent.click(canvas.getByRole('radio', { name: 'On Monday mornings' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create alert' }));
    const message = await canvas.findByText('Please check your email');
    await waitFor(() => expect(message.parentElement).toHaveFocus());
    await expect(message.parentElement).toHaveTextContent('We have sent a link to driver@example.org.');
    await expect(asked).toHaveBeenCalledWith({
      email: 'driver@example.org',
      frequency: 'weekly',
      search: 'night trunker',
      location: ['Hull', 'Leeds'],
      shift: ['nights'],
      licence: ['C+E'],
      website: '',
    });
  },
};

export const SentToALongAddress: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const address = `${UNBROKEN.slice(0, 60)}@example.org`;
    await send(context, address);
    await expect(await context.canvas.findByText(new RegExp(address))).toBeVisible();
  },
};

export const Sending: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(jobAlert, () => delay('infinite'))),
  play: async (context) => {
    await send(context);
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Creating…' })).toHaveAttribute('aria-busy'));
  },
};

/** The address is missing: the field says so and has the focus. */
export const Invalid: Story = {
  play: async (context) => {
    const email = await open(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Create alert' }));
    await expect(await context.canvas.findByText('Email is required')).toBeVisible();
    await waitFor(() => expect(email).toHaveFocus());
  },
};

export const RateLimited: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.post(jobAlert, () => HttpResponse.json({ error: 'Too many requests.' }, { status: 429 }))),
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Too many requests.');
    await expect(context.canvas.getByLabelText('Email')).toHaveValue('driver@example.org');
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(jobAlert, () => HttpResponse.error())),
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
  },
};

/** A search for everything gives an alert nothing to match. */
export const NothingToMatch: Story = {
  ...at('sort=oldest&within=20'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Search for jobs or choose a filter/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Where a browser without JavaScript is sent after posting the form. */
export const PostedWithoutJavaScript: Story = {
  ...at('search=tanker&alert=sent'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please check your email')).toBeVisible();
  },
};

export const LongContent: Story = {
  ...at(`search=${UNBROKEN.slice(0, 100)}&near=${UNBROKEN.slice(0, 60)}`),
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await open(context);
  },
};
