import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '@site/contract';
import { handlers, mockState, resetMocks } from '@site/mocks';
import { LONG_NAME, textOf, UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const sendEmail = `*${endpoints.sendEmail.path}`;
const AFTER_5_SECONDS = { timeout: 15_000 };
const BANNER = 'There was an error sending your message. Please try again or call us directly.';

const meta = {
  title: 'Pages/Marketing/Contact',
  parameters: {
    layout: 'fullscreen',
    msw: { handlers },
    withoutStates: { Empty: 'Its form starts empty: that is Ready.' },
  },
  render: pageStory({ routes, url: '/contact' }),
  beforeEach: () => resetMocks(),
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type Msw = Context['msw'];

const refuse = (msw: Msw, status: number, body: object) =>
  msw.use(http.post(sendEmail, () => HttpResponse.json(body, { status })));

async function findForm({ canvas }: Context) {
  const form = await canvas.findByRole('form', { name: 'Contact form' });
  return { form, fields: within(form), send: within(form).getByRole('button', { name: 'Send message' }) };
}

const typed = {
  'First name': 'Priya',
  'Last name': 'Shah',
  Email: 'priya@example.com',
  'Phone number': '01632 960 199',
  'Your message': 'Four class 1 drivers for Hull, please.',
};

async function fillIn(context: Context, texts: Partial<typeof typed> = {}) {
  const found = await findForm(context);
  for (const [label, text] of Object.entries({ ...typed, ...texts })) {
    await userEvent.click(found.fields.getByLabelText(label));
    await userEvent.paste(text);
  }
  await userEvent.selectOptions(found.fields.getByLabelText('How can we help you?'), 'hire');
  return found;
}

/** Sends a complete message that is refused, and returns the banner. */
async function sendInVain(context: Context, texts?: Partial<typeof typed>) {
  const found = await fillIn(context, texts);
  await userEvent.click(found.send);
  const title = await found.fields.findByText(BANNER);
  return { ...found, banner: title.closest('[role="alert"]') as HTMLElement };
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    for (const desk of ['General enquiries', 'Commercial team', 'Recruitment team', 'Legal team']) {
      await expect(canvas.getByRole('heading', { name: desk })).toBeVisible();
    }
    await expect(canvas.getByText('London & South East')).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
export const OnATablet: Story = { ...Ready, globals: { viewport: { value: 'tablet' } } };

/** The message is being sent: the button says so, and nothing typed is lost. */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(sendEmail, () => delay('infinite'))),
  play: async (context) => {
    const { fields, send } = await fillIn(context);
    await userEvent.click(send);
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'));
    await expect(fields.getByLabelText('Your message')).toHaveValue(typed['Your message']);
  },
};

export const AnswersOneQuestionAtATime: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: 'How quickly will you reply to my message?' });
    const second = canvas.getByRole('button', { name: 'Can you cover a shift at short notice?' });
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(second);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Faulty: Story = {
  play: async (context) => {
    const { fields, send } = await findForm(context);
    await userEvent.click(send);
    const summary = await fields.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Phone number is required',
      'Please select how we can help you',
      'Please tell us more about your requirements',
    ]);
    await expect(fields.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    await expect(mockState.submissions).toHaveLength(0);

    await userEvent.click(within(summary).getByRole('link', { name: 'Email is required' }));
    await expect(fields.getByLabelText('Email')).toHaveFocus();
  },
};

export const ChecksAFieldWhenItIsLeft: Story = {
  play: async (context) => {
    const { fields } = await findForm(context);
    const email = fields.getByLabelText('Email');
    await userEvent.type(email, 'priya');
    await expect(email).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await userEvent.type(email, '@');
    await expect(email).not.toHaveAccessibleDescription();
    await expect(fields.queryByRole('alert')).toBeNull();
  },
};

export const Sent: Story = {
  play: async (context) => {
    const { send } = await fillIn(context);
    await userEvent.click(send);
    const again = await context.canvas.findByRole('button', { name: 'Send Another Message' });
    await expect(context.canvas.getByText(/^MSG-/)).toBeVisible();
    await expect(context.canvas.queryByRole('form', { name: 'Contact form' })).toBeNull();
    await waitFor(() =>
      expect(context.canvas.getByRole('heading', { name: 'Thank you. Your message is on its way.' })).toHaveFocus(),
    );
    await expect(context.canvas.queryByText(/All fields are required/)).toBeNull();
    await expect(mockState.submissions).toHaveLength(1);

    await userEvent.click(again);
    const { form, fields } = await findForm(context);
    await waitFor(() => expect(fields.getByLabelText('First name')).toHaveFocus());
    await expect(fields.getByLabelText('First name')).toHaveValue('');
    await expect(context.canvas.getByText(/^Sent, reference/)).toHaveTextContent(/MSG-/);
    await expect(form.querySelector('[aria-invalid]')).toBeNull();
  },
};

export const ConfirmationClearsItself: Story = {
  play: async (context) => {
    const { send } = await fillIn(context);
    await userEvent.click(send);
    await context.canvas.findByRole('button', { name: 'Send Another Message' });
    await waitFor(
      () => expect(context.canvas.queryByRole('button', { name: 'Send Another Message' })).toBeNull(),
      AFTER_5_SECONDS,
    );
    await expect((await findForm(context)).form).toBeVisible();
    const note = context.canvas.getByText(/^Sent, reference/);
    await expect(note).toHaveTextContent(/^Sent, reference MSG-\w{6}$/);
    await expect(note.closest('p')).toHaveFocus();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(sendEmail, () => HttpResponse.error())),
  play: async (context) => {
    const { banner } = await sendInVain(context);
    await expect(within(banner).getByRole('link', { name: /^Call / })).toBeVisible();
  },
};

export const FailedOnAPhone: Story = { ...Failed, globals: { viewport: { value: 'phone' } } };

export const FaultyOnAPhone: Story = { ...Faulty, globals: { viewport: { value: 'phone' } } };

/** A long message, and a long reply from the server. */
export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => refuse(msw, 400, { error: `${textOf(40)} ${UNBROKEN}` }),
  play: async (context) => {
    const message = `${textOf(500)}${UNBROKEN}`;
    const { banner, fields } = await sendInVain(context, {
      'First name': LONG_NAME.slice(0, 80),
      'Last name': UNBROKEN.slice(0, 80),
      'Your message': message,
    });
    await expect(banner).toHaveTextContent(UNBROKEN);
    await expect(fields.getByLabelText('Your message')).toHaveValue(message);
  },
};

export const TooManyMessages: Story = {
  beforeEach: ({ msw }) => refuse(msw, 429, { error: 'Slow down' }),
  play: async (context) => {
    const { banner, fields } = await sendInVain(context);
    await expect(banner).toHaveTextContent('Too many requests. Please wait 15 minutes before trying again.');
    await expect(fields.getByLabelText('Your message')).toHaveValue(typed['Your message']);
  },
};

export const RefusedByTheServer: Story = {
  beforeEach: ({ msw }) =>
    refuse(msw, 400, {
      error: 'Please check the fields below.',
      fields: { phone: 'Please enter a valid phone number' },
    }),
  play: async (context) => {
    const { banner, fields } = await sendInVain(context);
    await expect(banner).toHaveTextContent('Please check the fields below.');
    await expect(fields.getByLabelText('Phone number')).toHaveAccessibleDescription(
      'Please enter a valid phone number',
    );
    await expect(fields.getByLabelText('Phone number')).toHaveValue(typed['Phone number']);
  },
};

export const ServerFault: Story = {
  beforeEach: ({ msw }) => refuse(msw, 500, { error: '' }),
  play: async (context) => {
    const { banner, fields } = await sendInVain(context);
    await expect(banner).toHaveTextContent('Failed to send message. Please try again.');
    await waitFor(() => expect(fields.queryByText(BANNER)).toBeNull(), AFTER_5_SECONDS);
    await expect(fields.getByLabelText('First name')).toHaveValue(typed['First name']);
  },
};

export const BannerStaysWhileInUse: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(sendEmail, () => HttpResponse.error())),
  play: async (context) => {
    const { banner, fields } = await sendInVain(context);
    within(banner).getByRole('link').focus();
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    await expect(fields.getByText(BANNER)).toBeVisible();
  },
};
