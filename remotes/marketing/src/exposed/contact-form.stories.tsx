import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '@site/contract';
import { handlers, resetMocks } from '@site/mocks';
import { fitsTheWindow } from '../../../../.storybook/page-states.ts';
import ContactFormElsewhere from './contact-form.tsx';

const SITE = 'https://www.example.com';
const sendEmail = SITE + endpoints.sendEmail.path;

const meta = {
  title: 'Features/Marketing/Contact form elsewhere',
  component: ContactFormElsewhere,
  args: { site: SITE },
  parameters: { msw: { handlers } },
  beforeEach: () => resetMocks(),
  afterEach: fitsTheWindow,
} satisfies Meta<typeof ContactFormElsewhere>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function fillInAndSend({ canvas }: Context) {
  const fields = within(canvas.getByRole('form', { name: 'Contact form' }));
  const typed = {
    'First name': 'Priya',
    'Last name': 'Shah',
    Email: 'priya@example.com',
    'Phone number': '01632 960 199',
    'Your message': 'Four class 1 drivers for Hull, please.',
  };
  for (const [label, text] of Object.entries(typed)) {
    await userEvent.click(fields.getByLabelText(label));
    await userEvent.paste(text);
  }
  await userEvent.selectOptions(fields.getByLabelText('How can we help you?'), 'hire');
  const send = fields.getByRole('button', { name: 'Send message' });
  await userEvent.click(send);
  return { fields, send };
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Send us a message' })).toBeVisible();
    const privacy = canvas.getByRole('link', { name: 'How we use your details' });
    await expect(privacy).toHaveAttribute('href', `${SITE}/privacy`);
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const Faulty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    const link = within(summary).getByRole('link', { name: 'First name is required' });
    await expect(link).toHaveAttribute('href', '#contact-firstName');
  },
};

/** What was understood of a number, and the address that was likely meant, which one press takes. */
export const SaysWhatItUnderstood: Story = {
  play: async ({ canvas }) => {
    const phone = canvas.getByLabelText('Phone number');
    await userEvent.type(phone, 'Tel: 07700900123');
    await userEvent.tab();
    await expect(await canvas.findByText('We will ring 07700 900123')).toBeVisible();
    const email = canvas.getByLabelText('Email');
    await userEvent.type(email, 'priya@gmial.com');
    await userEvent.tab();
    const meant = await canvas.findByRole('button', { name: 'Did you mean priya@gmail.com?' });
    await userEvent.click(meant);
    await expect(email).toHaveValue('priya@gmail.com');
    await expect(email).toHaveFocus();
    await expect(meant).not.toBeInTheDocument();
  },
};

export const Sending: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(sendEmail, () => delay('infinite'))),
  play: async (context) => {
    const { send } = await fillInAndSend(context);
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'));
  },
};

/** It goes to the site's API, not to the page's own. */
export const Sent: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.post(sendEmail, () => HttpResponse.json({ success: true, reference: 'MSG-4TC8WE' }))),
  play: async (context) => {
    await fillInAndSend(context);
    const title = await context.canvas.findByText('Thank you. Your message is on its way.');
    await waitFor(() => expect(title).toHaveFocus());
    await expect(context.canvas.getByText('MSG-4TC8WE')).toBeVisible();
    await userEvent.click(context.canvas.getByRole('button', { name: 'Send Another Message' }));
    await waitFor(() => expect(context.canvas.getByLabelText('First name')).toHaveFocus());
  },
};

export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.post(sendEmail, () => HttpResponse.json({ error: 'Slow down' }, { status: 429 }))),
  play: async (context) => {
    const { fields } = await fillInAndSend(context);
    await expect(await fields.findByRole('alert')).toHaveTextContent('Please wait 15 minutes before trying again.');
    await expect(fields.getByLabelText('First name')).toHaveValue('Priya');
  },
};

/** A site that does not know the page's origin lets it read no answer. */
export const WithoutAnAnswer: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(sendEmail, () => HttpResponse.error())),
  play: async (context) => {
    const { fields } = await fillInAndSend(context);
    await expect(await fields.findByRole('link', { name: /^Call / })).toBeVisible();
  },
};
