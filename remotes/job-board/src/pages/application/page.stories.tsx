import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fireEvent, spyOn, userEvent, waitFor } from 'storybook/test';
import { endpoints, NOT_A_CV, type ApplicationStatus } from '@site/contract';
import { handlers, mockState, resetMocks, statesFor } from '@site/mocks';
import { LONG_NAME, UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const reading = `*${endpoints.application.path}`;
const changes = `*${endpoints.changeApplication.path}`;
const onAPhone = { viewport: { value: 'phone' } };

const at = (token: string) => pageStory({ routes, url: `/applications/${token}` });
const find = (wanted: string) => mockState.earlierSubmissions.find(({ reference }) => reference === wanted);
const inMocks = () => find('APP-7K2M9Q');
const registration = { render: pageStory({ routes, url: '/requests/mock-application-CAN-9VBD2K' }) };
const quote = { render: pageStory({ routes, url: '/requests/mock-application-QUO-P3HX6N' }) };

function moveInMocks(status: ApplicationStatus, text: string): void {
  const found = inMocks()!;
  const event = { at: found.at, by: 'staff', status, text } as const;
  found.application = { kind: 'application', status, since: found.at, answerBy: null, interview: [], events: [event] };
}

const meta = {
  title: 'Pages/Job board/Your application',
  parameters: { layout: 'fullscreen', msw: { handlers } },
  render: at('mock-application-APP-7K2M9Q'),
  beforeEach: () => resetMocks(),
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** What was done is announced by the focus. */
async function expectDone({ canvas }: Context, text: string | RegExp) {
  const message = await canvas.findByText(text);
  await waitFor(() => expect(message.closest('[tabindex="-1"]')).toHaveFocus());
}

const openPart = async ({ canvas }: Context, summary: string) =>
  userEvent.click(await canvas.findByText(summary, { selector: 'summary *' }));

/** Shows where it stands, by when we answer, and what was sent. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We have your application' })).toBeVisible();
    await expect(canvas.getByText(/You will hear from us by 23 November 2026, whatever the news/)).toBeVisible();
    await expect(canvas.getByText('01632 960 202')).toBeVisible();
    await expect(canvas.getByText('sile.okafor@example.com')).toBeVisible();
    await expect(canvas.getByText('Sile Okafor.pdf')).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Ready, globals: onAPhone };
export const OnATablet: Story = { ...Ready, globals: { viewport: { value: 'tablet' } } };

const standsAt = (state: string, title: string, says: string): Story => ({
  parameters: { msw: { handlers: [...statesFor(`application:${state}`), ...handlers] } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { name: title }))[0]).toBeVisible();
    await expect(canvas.getAllByText(new RegExp(says))[0]).toBeVisible();
  },
});

export const Read = standsAt('read', 'We have read your application', 'we decide whether to put you forward');
export const PutForward = standsAt('put-forward', 'We have put you forward', 'They look at it on Thursday');
export const Interview = standsAt('interview', 'The employer would like to meet you', 'Bring your licence');
export const InterviewChosen = standsAt(
  'interview-chosen',
  'Your interview',
  'Wednesday, 18 November 2026, 10am to 10:45am',
);
export const Offered = standsAt('offered', 'You have been offered the job', 'start on Monday');
export const NotThisTime = standsAt('not-this-time', 'Not this time', 'Other jobs are open to you');
export const Withdrawn = standsAt('withdrawn', 'You have withdrawn your application', 'I have found another job');
export const JobClosed = standsAt('job-closed', 'The job has closed', 'It closed before');

/** Of what is for no job: no job, no CV and no interview. */
export const Registration: Story = {
  ...registration,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your registration', level: 1 })).toBeVisible();
    await expect(
      canvas.getByText(/^A consultant who knows your trade reads it and calls you. You will hear/),
    ).toBeVisible();
    await expect(canvas.getByText('Career interest')).toBeVisible();
    await expect(canvas.getByText('Withdraw your registration')).toBeVisible();
    await expect(canvas.queryByText(/your CV/)).toBeNull();
    await expect(localStorage.getItem('job-board.applications') ?? '').not.toContain('CAN-');
  },
};

export const RegistrationOnAPhone: Story = { ...Registration, globals: onAPhone };
export const Called: Story = {
  ...registration,
  ...standsAt('called', 'We have called you', 'we try again on Thursday'),
};
export const InOurFiles: Story = {
  ...registration,
  ...standsAt('in-our-files', 'You are in our files', 'work that suits you'),
};
export const RegistrationWithdrawn: Story = {
  ...registration,
  ...standsAt('withdrawn', 'You have withdrawn your registration', 'register again'),
};

export const Quote: Story = {
  ...quote,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your quote request', level: 1 })).toBeVisible();
    await expect(canvas.getByText('Pennine Chilled Ltd')).toBeVisible();
    await expect(canvas.getByText('Emergency cover')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/your application|a CV|put you forward/);
  },
};

export const QuoteOnAPhone: Story = { ...Quote, globals: onAPhone };
export const Quoted: Story = { ...quote, ...standsAt('quoted', 'We have prepared a quote for you', '£21.40 an hour') };
export const Won: Story = { ...quote, ...standsAt('won', 'We work for you', 'They start on Monday') };
export const Lost: Story = { ...quote, ...standsAt('lost', 'Not this time', 'glad to quote for you again') };
export const QuoteWithdrawn: Story = {
  ...quote,
  ...standsAt('withdrawn', 'You have withdrawn your quote request', 'ask us again'),
};

/** The client need not leave a phone number. */
export const QuoteCorrected: Story = {
  ...quote,
  play: async (context) => {
    const { canvas } = context;
    await openPart(context, 'Correct your name or phone number');
    const name = canvas.getByLabelText(/^Contact name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Moira Lindquist');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expectDone(context, 'Your details have been corrected.');
    await expect(find('QUO-P3HX6N')?.form).toMatchObject({ contactName: 'Moira Lindquist', phone: '' });
  },
};

export const QuoteErased: Story = {
  ...quote,
  play: async (context) => {
    const { canvas } = context;
    await openPart(context, 'Have it erased');
    await openPart(context, 'Yes, I want it erased');
    await userEvent.click(canvas.getByRole('button', { name: 'Erase my quote request' }));
    await expect(await canvas.findByRole('heading', { name: 'What you sent has been erased' })).toBeVisible();
    await expect(find('QUO-P3HX6N')).toBeUndefined();
  },
};

const atInterview = { render: at('mock-application-APP-5FWN2C') };
const interviewInMocks = () => find('APP-5FWN2C')!.application!;

/** The chosen time stays until another is chosen. */
export const InterviewMoved: Story = {
  ...atInterview,
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: /By video: https:\/\/meet.example/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move to this time' }));
    await expectDone(context, /Your time for the interview is settled/);
    await expect(canvas.getByRole('link', { name: 'https://meet.example/holbeck' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add it to your calendar' })).toHaveAttribute(
      'href',
      '/.netlify/functions/interview-calendar?token=mock-application-APP-5FWN2C',
    );
    await expect(interviewInMocks().interview.map(({ state }) => state)).toEqual(['open', 'chosen', 'open']);
  },
};

export const InterviewGivenBack: Story = {
  ...atInterview,
  globals: onAPhone,
  play: async (context) => {
    const { canvas } = context;
    await openPart(context, 'I cannot come');
    await userEvent.click(canvas.getByRole('button', { name: 'Give it back' }));
    await expectDone(context, 'You have given your time back.');
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await expect(canvas.queryByText('I cannot come')).toBeNull();
  },
};

/** Somebody else was quicker. */
export const InterviewTaken: Story = {
  ...atInterview,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /By phone: we ring you/ }));
    const application = interviewInMocks();
    application.interview = application.interview.map((slot) =>
      slot.way === 'phone' ? { ...slot, state: 'taken' } : slot,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Move to this time' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Somebody else has just taken this time.');
    await expect(canvas.getByText('Holbeck depot, Leeds LS11 9RT')).toBeVisible();
  },
};

export const AllTimesTaken: Story = {
  ...atInterview,
  beforeEach: () => {
    const application = interviewInMocks();
    application.interview = application.interview.map((slot) => ({ ...slot, state: 'taken' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/All times that we offered have been taken/)).toBeVisible();
  },
};

/** What the agency does shows, and is said, without a reload; what is being typed stays. */
export const Live: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Your message/), 'Half a sen');
    moveInMocks('put-forward', 'They look at it on Thursday.');
    await expect((await canvas.findByText('There is news')).closest('[role=status]')).toHaveTextContent(
      'We have put you forward',
    );
    await expect(canvas.getByText('They look at it on Thursday.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Your message/)).toHaveValue('Half a sen');
  },
};

/** Erased while its page was open, here or elsewhere. */
export const Gone: Story = {
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^Your message/);
    mockState.earlierSubmissions = [];
    await expect(await canvas.findByRole('heading', { name: 'What you sent has been erased' })).toBeVisible();
  },
};

export const MessageSent: Story = {
  play: async (context) => {
    const { canvas } = context;
    await userEvent.type(await canvas.findByLabelText(/^Your message/), 'I can start on Monday.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expectDone(context, 'We have your message.');
    await expect(canvas.getByText('I can start on Monday.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Your message/)).toHaveValue('');
  },
};

export const Corrected: Story = {
  play: async (context) => {
    const { canvas } = context;
    await openPart(context, 'Correct your name or phone number');
    const phone = canvas.getByLabelText(/^Phone/);
    await userEvent.clear(phone);
    await userEvent.type(phone, '07700 900 456');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expectDone(context, 'Your details have been corrected.');
    await expect(inMocks()?.form).toMatchObject({ phone: '07700 900 456', fullName: 'Síle Okafor' });
  },
};

export const EmailAskedFor: Story = {
  play: async (context) => {
    const { canvas } = context;
    await openPart(context, 'Change your email address');
    await userEvent.type(canvas.getByLabelText(/^New email address/), 'sile@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a link' }));
    await expectDone(context, 'Please open the link in the mail that we have sent to your new address.');
    await expect(canvas.getByText(/^sile@example.org \(waits for you/)).toBeVisible();
    await expect(inMocks()?.form.email).toBe('sile.okafor@example.com');
  },
};

/** As browsers do it: what `userEvent.upload` sets is not sent with the form. */
const chooseCv = async (context: Context, name: string, content: string) => {
  await openPart(context, 'Replace your CV');
  const field = context.canvas.getByLabelText<HTMLInputElement>(/^Your CV/);
  const { items, files } = new DataTransfer();
  items.add(new File([content], name));
  field.files = files;
  await fireEvent.change(field);
  await userEvent.click(context.canvas.getByRole('button', { name: 'Send CV' }));
};

export const CvReplaced: Story = {
  play: async (context) => {
    await chooseCv(context, 'Sile, with ADR.pdf', '%PDF-1.7');
    await expectDone(context, 'We have your new CV.');
    await expect(context.canvas.getByText('New CV: Sile, with ADR.pdf')).toBeVisible();
    await expect(context.canvas.queryByText('Sile Okafor.pdf')).toBeNull();
    await expect(inMocks()?.form).toMatchObject({
      cvFile: { name: 'Sile, with ADR.pdf', content: btoa('%PDF-1.7') },
    });
  },
};

export const CvAdded: Story = {
  beforeEach: () => {
    const found = inMocks()!;
    Object.assign(found, { form: { ...found.form, cvFile: undefined } });
  },
  play: async (context) => {
    await openPart(context, 'Add your CV');
    await expect(context.canvas.queryByText(/We then delete/)).toBeNull();
  },
};

/** By the server, which looks into the file. */
export const CvRefused: Story = {
  globals: onAPhone,
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`*${endpoints.replaceApplicationCv.path}`, () =>
        HttpResponse.json({ error: NOT_A_CV, fields: { cvFile: NOT_A_CV } }, { status: 400 }),
      ),
    ),
  play: async (context) => {
    await chooseCv(context, 'Sile.pdf', 'Dear all');
    const field = context.canvas.getByLabelText(/^Your CV/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(NOT_A_CV)));
    await expect(context.canvas.getByText('Sile Okafor.pdf')).toBeVisible();
  },
};

export const WithdrawnNow: Story = {
  play: async (context) => {
    const { canvas } = context;
    await openPart(context, 'Withdraw your application');
    await userEvent.type(canvas.getByLabelText(/^Your reason/), 'Found another.');
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expectDone(context, 'You have withdrawn it. Thank you for telling us.');
    await expect(canvas.queryByText('Withdraw your application')).toBeNull();
    await expect(inMocks()?.application).toMatchObject({ status: 'withdrawn', answerBy: null });
  },
};

/** Asked twice. */
export const Erased: Story = {
  play: async (context) => {
    const { canvas } = context;
    await openPart(context, 'Have it erased');
    await openPart(context, 'Yes, I want it erased');
    await userEvent.click(canvas.getByRole('button', { name: 'Erase my application' }));
    const outcome = await canvas.findByRole('heading', { name: 'What you sent has been erased' });
    await waitFor(() => expect(outcome).toHaveFocus());
    await expect(inMocks()).toBeUndefined();
  },
};

export const ChangeFailed: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(changes, () => HttpResponse.error())),
  play: async ({ canvas }) => {
    const message = await canvas.findByLabelText(/^Your message/);
    await userEvent.type(message, 'Hello?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
    await expect(message).toHaveValue('Hello?');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(changes, () => delay('infinite'))),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Your message/), 'Hello?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** Where a browser without JavaScript is sent after it was erased. */
export const Empty: Story = {
  render: at('erased'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What you sent has been erased' })).toBeVisible();
  },
};

export const Unknown: Story = {
  render: at('cut-off'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This link opens nothing' })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined);
    msw.use(http.get(reading, () => HttpResponse.error()));
    return () => log.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The page could not be loaded');
    await expect(canvas.getByRole('link', { name: 'Retry' })).toHaveAttribute(
      'href',
      '/applications/mock-application-APP-7K2M9Q',
    );
  },
};

export const PostedWithoutJavaScript: Story = {
  render: at('mock-application-APP-7K2M9Q?done=sent'),
  play: async (context) => expectDone(context, 'We have your message.'),
};

export const LongContent: Story = {
  globals: onAPhone,
  beforeEach: () => {
    const found = inMocks()!;
    Object.assign(found, {
      form: {
        ...found.form,
        fullName: LONG_NAME,
        coverLetter: `${UNBROKEN} `.repeat(40),
        email: `${UNBROKEN}@example.org`,
      },
      application: {
        kind: 'application',
        status: 'read',
        since: found.at,
        answerBy: null,
        interview: [],
        events: [{ at: found.at, by: 'staff', status: 'read', text: UNBROKEN.repeat(5) }],
      },
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(LONG_NAME)).toBeVisible();
  },
};
