import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { APPLICATION_MOVED, OUR_FAULT, staffEndpoints, submissionCv } from '@site/contract';
import { handlersFor, mockState, statesFor } from '@site/mocks';
import { api } from '@site/remote-kit';
import { LONG_NAME, UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { deskMeta, failed, showing, signIn } from '../../testing/page-stories.ts';

const addressOf = (reference: string) => `/staff/submissions/${reference}`;
const find = (reference: string) => mockState.earlierSubmissions.find((each) => each.reference === reference)!;

const meta = {
  title: 'Pages/Staff tools/Submission',
  ...deskMeta(addressOf('APP-7K2M9Q'), { Empty: 'A submission that is not there is an error: Gone shows it.' }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('S••• O•••')).toBeVisible();
    await expect(canvas.getByText('s•••@example.com')).toBeVisible();
    await expect(canvas.getByText('•••202')).toBeVisible();
    await expect(canvas.getByText('Hidden until revealed (10 words)')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/Okafor|sile|twelve/);
    await expect(canvas.getByRole('radio', { name: 'New' })).toBeChecked();
  },
};

/** Staff see who has which time; what they offer is shown in the mail before it goes. */
export const InterviewOffered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Interview' }));
    await userEvent.type(canvas.getByLabelText('Day'), '2026-11-19');
    await userEvent.type(canvas.getByLabelText('Begins, UK time'), '9:30');
    await userEvent.selectOptions(canvas.getByLabelText('How'), 'By video');
    await userEvent.type(canvas.getByLabelText(/^Address/), 'meet.example/a');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the mail' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('https://');
    await userEvent.clear(canvas.getByLabelText(/^Address/));
    await userEvent.type(canvas.getByLabelText(/^Address/), 'https://meet.example/a');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the mail' }));
    await expect(
      await canvas.findByText(/Thursday, 19 November 2026, 9:30am to 10am, UK time. By video: https:\/\/meet/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change it' }));
    await expect(canvas.getByLabelText(/^Address/)).toHaveValue('https://meet.example/a');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the mail' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send it' }));
    await expect(await canvas.findByText('Sent.')).toBeVisible();
    await expect(await canvas.findByText(/^Offered: Thursday, 19 November 2026/)).toBeVisible();
    await expect(find('APP-7K2M9Q').application).toMatchObject({
      status: 'interview',
      interview: [{ startsAt: '2026-11-19T09:30:00.000Z', way: 'video', state: 'open' }],
    });
  },
};

/** A colleague answers while the mail is being read: it does not go in other words than those. */
export const AnsweredMeanwhile: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Put forward' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show the mail' }));
    const send = await canvas.findByRole('button', { name: 'Send it' });
    const reference = 'APP-7K2M9Q';
    await api.call(staffEndpoints.answerApplication, { reference, from: 'received', to: 'put-forward', message: '' });
    await waitFor(() => expect(canvas.getByText('Put forward', { selector: 'dd' })).toBeVisible(), { timeout: 10_000 });
    await userEvent.click(send);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(APPLICATION_MOVED);
    await userEvent.click(canvas.getByRole('button', { name: 'Change it' }));
    await expect(canvas.getByRole('radio', { name: 'Stays at Put forward' })).toBeChecked();
  },
};

/** What staff often write follows what they have typed, and stands in the mail. */
export const OftenWritten: Story = {
  play: async ({ canvas }) => {
    const words = await canvas.findByLabelText(/^Your words/);
    await userEvent.type(words, 'Thank you, Síle.');
    await userEvent.click(canvas.getByRole('button', { name: 'Could not reach you' }));
    await expect(words).toHaveValue(
      'Thank you, Síle.\n\nWe have rung you, and could not reach you. When may we ring again, and on which number?',
    );
    await expect(words).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the mail' }));
    await expect(await canvas.findByText(/Thank you, Síle\..*When may we ring again/s)).toBeVisible();
  },
};

/** By the keyboard alone: from one who waits to the next. */
export const NextToAnswer: Story = {
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('link', { name: 'Next to answer' });
    await expect(next).toHaveAttribute('accesskey', 'n');
    await expect(canvas.getByRole('radio', { name: 'Put forward' })).toHaveAttribute('accesskey', 'p');
    await expect(canvas.getByLabelText(/^Your words/)).toHaveAttribute('accesskey', 'a');
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Submission APP-5FWN2C' })).toBeVisible();
  },
};

/** Quotes and registrations have statuses and words of their own. */
export const QuoteAnswered: Story = {
  render: showing(addressOf('QUO-P3HX6N')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Answer to the client' })).toBeVisible();
    await expect(canvas.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(
      expect.arrayContaining(['received', 'quoted', 'won', 'lost']),
    );
    await expect(canvas.queryByRole('radio', { name: 'Interview' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Quoted' }));
    await userEvent.type(canvas.getByLabelText(/^Your words/), 'Two drivers, £21.40 an hour each.');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the mail' }));
    await expect(await canvas.findByText('Your quote request (QUO-P3HX6N)')).toBeVisible();
    await expect(canvas.getByText(/We have prepared a quote for you\.\s+Two drivers/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send it' }));
    await expect(await canvas.findByText('Sent.')).toBeVisible();
    await expect(find('QUO-P3HX6N').application).toMatchObject({ kind: 'quote', status: 'quoted' });
  },
};

export const RegistrationAnswered: Story = {
  render: showing(addressOf('CAN-9VBD2K')),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Answer to the candidate' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'In our files' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show the mail' }));
    await expect(await canvas.findByText(/Good news: you are in our files/)).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

/** Each look is in the audit log, and lasts until it is hidden again. */
export const Revealed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reveal' }));
    await expect(await canvas.findByText('Síle Okafor')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'sile.okafor@example.com' })).toHaveAttribute(
      'href',
      'mailto:sile.okafor@example.com',
    );
    await expect(canvas.getByRole('link', { name: '01632 960 202' })).toHaveAttribute('href', 'tel:01632960202');
    await expect(canvas.getByRole('link', { name: 'Download Sile Okafor.pdf (1 KB)' })).toHaveAttribute(
      'href',
      `${submissionCv.path}?reference=APP-7K2M9Q`,
    );
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'What was sent' })).toHaveFocus());
    await expect(mockState.staffActions[0]).toMatchObject({ action: 'reveal-submission', subject: 'APP-7K2M9Q' });
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(canvas.queryByText('Síle Okafor')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'What was sent' })).toHaveFocus());
    await expect(canvas.getByText('S••• O•••')).toBeVisible();
  },
};

const TWO_NUMBERS = '07700 900123 (after 5pm) / 020 7946 0958 ext 12';

/** Each of two numbers is a link of its own, without what is noted beside it. */
export const TwoPhoneNumbers: Story = {
  beforeEach: () => {
    mockState.earlierSubmissions = mockState.earlierSubmissions.map((each) =>
      each.reference === 'APP-7K2M9Q' ? { ...each, form: { ...each.form, phone: TWO_NUMBERS } } : each,
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reveal' }));
    const mobile = await canvas.findByRole('link', { name: '07700 900123 (after 5pm)' });
    await expect(mobile).toHaveAttribute('href', 'tel:07700900123');
    await expect(canvas.getByRole('link', { name: '020 7946 0958 ext 12' })).toHaveAttribute('href', 'tel:02079460958');
  },
};

export const RevealedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reveal' }));
    await expect(await canvas.findByText('Síle Okafor')).toBeVisible();
  },
};

/** What visitors write is text, whatever it looks like. */
export const Hostile: Story = {
  render: showing(addressOf('MSG-X2YN5G')),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reveal' }));
    await expect(await canvas.findByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
    await expect(canvasElement.querySelector('dl img, dl script')).toBeNull();
  },
};

export const RevealFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...statesFor('revealSubmission:500')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reveal' }));
    await expect(await canvas.findByText(`The submission could not be revealed: ${OUR_FAULT}`)).toBeVisible();
  },
};

export const MarkedDoneWithANote: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Done' }));
    await userEvent.type(canvas.getByLabelText(/^Note/), 'Starts on Monday.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Saved.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Follow-up' })).toHaveFocus();
    await expect(find('APP-7K2M9Q')).toMatchObject({ status: 'done', note: 'Starts on Monday.', revision: 1 });
    await expect(canvas.getByLabelText(/^Note/)).toHaveValue('Starts on Monday.');
    await waitFor(() => expect(canvas.getByText('Hidden until revealed (3 words)')).toBeVisible());
  },
};

/** A note is about the person, and as hidden as what they wrote. */
export const WithANote: Story = {
  render: showing(addressOf('QUO-P3HX6N')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hidden until revealed (10 words)')).toBeVisible();
    await expect(canvas.queryByLabelText(/^Note/)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Done' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(find('QUO-P3HX6N').status).toBe('done'));
    await userEvent.click(canvas.getByRole('button', { name: 'Reveal' }));
    await expect(await canvas.findByLabelText(/^Note/)).toHaveValue(
      'Rang Moira at ten; she wants the price by Friday.',
    );
  },
};

export const NoteTooLong: Story = {
  play: async ({ canvas }) => {
    const note = await canvas.findByLabelText(/^Note/);
    await userEvent.click(note);
    await userEvent.paste('x'.repeat(2_001));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Please use at most 2,000 characters')).toBeVisible();
    await expect(find('APP-7K2M9Q').revision).toBe(0);
  },
};

/** A colleague was first: both versions are there, and nothing typed is lost. */
export const Conflict: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Note/), 'Mine.');
    Object.assign(find('APP-7K2M9Q'), { status: 'in-hand', note: 'Theirs.', revision: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Theirs.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Note/)).toHaveValue('Mine.');
    await expect(find('APP-7K2M9Q').note).toBe('Theirs.');
  },
};

export const OwnVersionKept: Story = {
  play: async (context) => {
    await Conflict.play!(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Save mine instead' }));
    await waitFor(() => expect(find('APP-7K2M9Q')).toMatchObject({ note: 'Mine.', revision: 2 }));
    await expect(await context.canvas.findByText('Saved.')).toBeVisible();
  },
};

export const TheirVersionKept: Story = {
  play: async (context) => {
    const { canvas } = context;
    await Conflict.play!(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep theirs' }));
    await expect(canvas.getByLabelText(/^Note/)).toHaveValue('Theirs.');
    await expect(canvas.getByRole('radio', { name: 'In hand' })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Keep theirs' })).toBeNull();
    await expect(find('APP-7K2M9Q').revision).toBe(1);
  },
};

/** What a colleague changes shows without a reload; what is being typed stays, and says so. */
export const Live: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Note/), 'Half a sen');
    Object.assign(find('APP-7K2M9Q'), { status: 'done', revision: 1 });
    await expect(await canvas.findByText(/A colleague has changed this meanwhile/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Note/)).toHaveValue('Half a sen');
    await expect(canvas.getByText('Done', { selector: 'dd *' })).toBeVisible();
  },
};

/** The person’s data were erased while somebody was reading. */
export const Gone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reveal' }));
    await expect(await canvas.findByText('Síle Okafor')).toBeVisible();
    mockState.earlierSubmissions = [];
    await expect(await canvas.findByText(/There is no submission with this reference/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Síle Okafor')).toBeNull());
  },
};

/** Whoever signs in next asks for it again. What was being typed is still there. */
export const SessionEnded: Story = {
  parameters: { msw: { handlers: handlersFor() } },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Reveal' }));
    await expect(await canvas.findByText('Síle Okafor')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Note/), 'Half a sen');
    mockState.sessions.clear();
    await canvas.findByText('Your session has ended. Please sign in again.');
    await waitFor(() => expect(canvas.queryByText('Síle Okafor')).toBeNull());
    await signIn(canvas);
    await waitFor(() => expect(canvas.getByText('S••• O•••')).toBeVisible());
    await expect(canvas.getByLabelText(/^Note/)).toHaveValue('Half a sen');
  },
};

export const Locked: Story = {
  parameters: { msw: { handlers: handlersFor() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Staff password')).toBeVisible();
    await expect(canvas.queryByText('S••• O•••')).toBeNull();
    await signIn(canvas);
    await expect(await canvas.findByText('S••• O•••')).toBeVisible();
  },
};

export const Failed = failed('submission:500', 'The submission could not be read');

export const SavingFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...statesFor('changeSubmission:offline')),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Note/), 'Kept.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/The submission could not be saved/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Note/)).toHaveValue('Kept.');
  },
};

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const found = find('APP-7K2M9Q');
    const long = { fullName: LONG_NAME, email: `${UNBROKEN}@example.org`, coverLetter: `${UNBROKEN} `.repeat(40) };
    Object.assign(found, { form: { ...found.form, ...long, jobSlug: UNBROKEN }, note: UNBROKEN.repeat(5) });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reveal' }));
    await expect(await canvas.findByText(LONG_NAME)).toBeVisible();
    await expect(canvas.getByLabelText(/^Note/)).toHaveValue(UNBROKEN.repeat(5));
  },
};
