import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { APPLICATION_MOVED, staffEndpoints } from '@site/contract';
import { handlersFor, mockState, statesFor } from '@site/mocks';
import { api } from '@site/remote-kit';
import { LONG_NAME, UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { deskMeta, failed, locked, showing, type Canvas } from '../../testing/page-stories.ts';

const JOB = 'hgv-class-1-driver-nights-leeds-7001';
const TABLE = 'Jobs with applicants who wait for an answer, closed ones first';

const meta = {
  title: 'Pages/Staff tools/Answers',
  ...deskMeta(`/staff/answers?job=${JOB}`),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const statusOf = (reference: string) =>
  mockState.earlierSubmissions.find((each) => each.reference === reference)?.application?.status;

/** Chosen at first: those to whom nobody has spoken yet. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: /^APP-7K2M9Q, S••• O•••: Received/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^APP-5FWN2C, D••• R•••: Interview/ })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Not this time' })).toBeChecked();
    await expect(canvas.getByRole('table', { name: TABLE })).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const WithoutAJob: Story = {
  render: showing('/staff/answers'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'HGV Class 1 Driver - Nights' })).toHaveAttribute(
      'href',
      `/staff/answers?job=${JOB}`,
    );
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** A closed job says so, and that is the answer that is offered. */
export const JobClosed: Story = {
  parameters: { msw: { handlers: handlersFor('signed-in', 'openApplications:job-closed') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Closed')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Job closed' })).toBeChecked();
  },
};

const chooseAll = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('checkbox', { name: /^APP-5FWN2C/ }));

const showMails = async (canvas: Canvas) => {
  await userEvent.type(await canvas.findByLabelText(/^Your words/), 'We keep your details.');
  await userEvent.click(canvas.getByRole('button', { name: 'Show the mails' }));
};

const preview = (canvas: Canvas) => canvas.getByText('2 mails, each to one applicant').closest('[tabindex]');

const HELD_MS = 10_000;

/** The ten seconds in which a mail can be kept back pass at once. */
const withShortWait = () => {
  const wait = window.setTimeout;
  const shorter = (run: TimerHandler, ms?: number) => wait(run, ms === HELD_MS ? 0 : ms);
  spyOn(window, 'setTimeout').mockImplementation(shorter as typeof setTimeout);
};

/** Each mail is shown as its person gets it; an interview that was chosen is called off. */
export const AnswersAll: Story = {
  beforeEach: withShortWait,
  play: async ({ canvas }) => {
    await chooseAll(canvas);
    await showMails(canvas);
    await waitFor(() => expect(preview(canvas)).toHaveFocus());
    await expect(canvas.getByText(/Hello Dafydd Rees,.*We keep your details\..*does not take place/s)).toBeVisible();
    await userEvent.click(canvas.getByText(/APP-7K2M9Q/, { selector: 'summary *' }));
    await expect(canvas.getByText(/Hello Síle Okafor,/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change them' }));
    await expect(canvas.getByLabelText(/^Your words/)).toHaveValue('We keep your details.');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the mails' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send 2 mails' }));
    await expect(await canvas.findByText('2 applicants have an answer.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Send 2 mails' })).toBeNull());
    await expect([statusOf('APP-7K2M9Q'), statusOf('APP-5FWN2C')]).toEqual(['not-this-time', 'not-this-time']);
    await expect(await canvas.findByText('Everybody has an answer')).toBeVisible();
  },
};

/** A colleague answers one of them while the mails are being read: none goes, as not all would go as read. */
export const AnsweredMeanwhile: Story = {
  beforeEach: withShortWait,
  play: async ({ canvas }) => {
    await chooseAll(canvas);
    await showMails(canvas);
    await waitFor(() => expect(preview(canvas)).toHaveFocus());
    const theirs = { reference: 'APP-7K2M9Q', from: 'received', to: 'not-this-time', message: '' } as const;
    await api.call(staffEndpoints.answerApplication, theirs);
    await canvas.findByRole('cell', { name: '1' }, { timeout: 8_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Send 2 mails' }));
    await expect(await canvas.findByText(new RegExp(APPLICATION_MOVED))).toBeVisible();
    await expect(statusOf('APP-5FWN2C')).toBe('interview');
  },
};

/** Nothing goes while it can be undone, nor afterwards. */
export const Undone: Story = {
  play: async ({ canvas }) => {
    await chooseAll(canvas);
    await showMails(canvas);
    await waitFor(() => expect(preview(canvas)).toHaveFocus());
    canvas.getByRole('button', { name: 'Send 2 mails' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('The mails go in ten seconds');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Nothing has gone yet')).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, HELD_MS + 100));
    await expect([statusOf('APP-7K2M9Q'), statusOf('APP-5FWN2C')]).toEqual([undefined, 'interview']);
    await expect(canvas.getByRole('button', { name: 'Send 2 mails' })).toBeEnabled();
  },
};

export const AnswersOne: Story = {
  beforeEach: withShortWait,
  play: async ({ canvas }) => {
    await showMails(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send 1 mail' }));
    await expect(await canvas.findByText('One applicant has an answer.')).toBeVisible();
    await expect(statusOf('APP-5FWN2C')).toBe('interview');
    await expect(await canvas.findByRole('checkbox', { name: /^APP-5FWN2C/ })).toBeVisible();
  },
};

export const NobodyChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^APP-7K2M9Q/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show the mails' }));
    await expect(await canvas.findAllByText('Please choose at least one application')).not.toHaveLength(0);
  },
};

/** One of them stands elsewhere by now: nobody gets a mail. */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(...statesFor('answerApplications:409')),
  play: async ({ canvas }) => {
    await showMails(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(APPLICATION_MOVED);
    await expect(canvas.getByLabelText(/^Your words/)).toHaveValue('We keep your details.');
  },
};

export const Empty: Story = {
  parameters: { msw: { handlers: handlersFor('signed-in', 'openApplications:empty') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Everybody has an answer')).toBeVisible();
  },
};

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const found = mockState.earlierSubmissions.find(({ reference }) => reference === 'APP-7K2M9Q')!;
    Object.assign(found, { form: { ...found.form, fullName: `${LONG_NAME} ${UNBROKEN}` } });
  },
  play: async ({ canvas }) => {
    await showMails(canvas);
    await expect(await canvas.findByText(new RegExp(UNBROKEN))).toBeVisible();
  },
};

export const Locked = locked(TABLE);
export const Failed = failed('openApplications:500', 'The applications could not be read');
