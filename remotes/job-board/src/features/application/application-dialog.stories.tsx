import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { endpoints, MAX_CV_BYTES, type Job } from '@site/contract';
import { handlers, jobsAt, MOCK_NOW, resetMocks } from '@site/mocks';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';
import { draft } from './draft.ts';
import { sentApplications } from './sent-applications.ts';

const applyToJob = `*${endpoints.applyToJob.path}`;
const job = jobsAt(MOCK_NOW)[0] as Job;
const cv = new File(['%PDF-1.7'], 'Sam Okoro.pdf', { type: 'application/pdf' });
const cvOf = (bytes: number) => new File([new Uint8Array(bytes)], 'Sam Okoro.pdf');

const forget = () => {
  draft.forget();
  sentApplications.forget();
};

const meta = {
  title: 'Features/Job board/Application dialog',
  render: pageStory({ routes, url: `/jobs/${job.slug}` }),
  parameters: { layout: 'fullscreen', msw: { handlers } },
  beforeEach: () => {
    resetMocks();
    forget();
    return forget;
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function openDialog({ canvas, canvasElement }: Context) {
  const [apply] = await canvas.findAllByRole('button', { name: 'Apply now' });
  await userEvent.click(apply as HTMLElement);
  const page = within(canvasElement.ownerDocument.body);
  const dialog = await page.findByRole('dialog', { name: `Apply for ${job.title}` });
  // It fades in.
  await waitFor(() => expect(dialog).toBeVisible());
  return { page, dialog, form: within(dialog) };
}

type Queries = ReturnType<typeof within>;

async function fillIn(form: Queries) {
  await userEvent.type(form.getByLabelText(/Full name/), 'Sam Okoro');
  await userEvent.type(form.getByLabelText(/Email/), 'sam@example.com');
  await userEvent.type(form.getByLabelText(/Phone/), '07700 900123');
}

/** As browsers do it: what `userEvent.upload` sets is not sent with the form. */
function choose(form: Queries, file: File) {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  const input = form.getByLabelText(/^CV \(/) as HTMLInputElement;
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const send = (form: Queries) => userEvent.click(form.getByRole('button', { name: 'Submit application' }));

/** Names the job, the company and the place. */
export const Open: Story = {
  play: async (context) => {
    const { dialog, form } = await openDialog(context);
    await expect(dialog).toHaveAccessibleDescription(`${job.company}, ${job.location}. We reply within 24 hours.`);
    for (const name of [/Full name/, /Email/, /Phone/]) await expect(form.getByLabelText(name)).toBeRequired();
    for (const name of [/^CV \(/, /Cover letter/, /CV summary/])
      await expect(form.getByLabelText(name)).not.toBeRequired();
    await expect(form.getByLabelText(/Email/)).toHaveAttribute('type', 'email');
    await expect(form.getByLabelText(/Phone/)).toHaveAttribute('type', 'tel');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => void (await openDialog(context)),
};

export const MissesFields: Story = {
  play: async (context) => {
    const { form } = await openDialog(context);
    await userEvent.type(form.getByLabelText(/Full name/), 'Sam Okoro');
    await send(form);
    const summary = await form.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getByRole('link', { name: 'Phone number is required' })).toBeVisible();
    await userEvent.click(within(summary).getByRole('link', { name: 'Email is required' }));
    const email = form.getByLabelText(/Email/);
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Email is required');
    await userEvent.type(email, 's');
    await expect(form.queryByText('Email is required')).toBeNull();
  },
};

export const FileChosen: Story = {
  play: async (context) => {
    const { form } = await openDialog(context);
    choose(form, cv);
    await waitFor(() => expect(form.getByRole('button', { name: 'Remove file' })).toBeVisible());
  },
};

/** Before anything is sent. */
export const FileRefused: Story = {
  play: async (context) => {
    const { form } = await openDialog(context);
    const input = form.getByLabelText(/^CV \(/);
    choose(form, new File(['MZ'], 'cv.exe'));
    await expect(await form.findByText('Please choose a PDF, DOC, DOCX or ODT file')).toBeVisible();
    choose(form, cvOf(0));
    await expect(await form.findByText('This file is empty. Please choose another.')).toBeVisible();
    choose(form, cvOf(MAX_CV_BYTES + 1));
    await expect(await form.findByText('Please choose a file of at most 5 MB')).toBeVisible();
    choose(form, cv);
    await waitFor(() => expect(input).toBeValid());
  },
};

/** Only the server looks into the file. What it says stands in the summary and beside the field, and nowhere else. */
export const FileRefusedByTheServer: Story = {
  play: async (context) => {
    const message = 'We cannot read this file. Please save it as a PDF and choose that.';
    context.msw.use(
      http.post(applyToJob, () => HttpResponse.json({ error: message, fields: { cvFile: message } }, { status: 400 })),
    );
    const { form } = await openDialog(context);
    await fillIn(form);
    choose(form, cv);
    await send(form);
    await expect(await form.findByRole('link', { name: message })).toBeVisible();
    await expect(form.getByLabelText(/^CV \(/)).toBeInvalid();
    await expect(form.getAllByText(message)).toHaveLength(2);
  },
};

export const Submitting: Story = {
  play: async (context) => {
    context.msw.use(http.post(applyToJob, () => delay('infinite')));
    const { form } = await openDialog(context);
    await fillIn(form);
    await send(form);
    await expect(await form.findByRole('button', { name: /Submitting/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Sent: Story = {
  play: async (context) => {
    let sent: unknown;
    context.msw.use(
      http.post(applyToJob, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ success: true, reference: 'APP-7K2M9Q' });
      }),
    );
    const { page, form } = await openDialog(context);
    await fillIn(form);
    choose(form, cv);
    await send(form);
    const thanks = within(await page.findByRole('dialog', { name: 'Thank you for applying' }));
    await expect(thanks.getByText('APP-7K2M9Q')).toBeVisible();
    await expect(sent).toEqual({
      fullName: 'Sam Okoro',
      email: 'sam@example.com',
      phone: '07700 900123',
      coverLetter: '',
      cv: '',
      cvFile: { name: 'Sam Okoro.pdf', content: btoa('%PDF-1.7') },
      website: '',
      jobTitle: job.title,
      jobSlug: job.slug,
    });
  },
};

/** The page then says that the visitor has applied, and its button is less prominent. */
export const SentAndClosed: Story = {
  play: async (context) => {
    const { page, form } = await openDialog(context);
    await fillIn(form);
    await send(form);
    const thanks = within(await page.findByRole('dialog', { name: 'Thank you for applying' }));
    const [close] = thanks.getAllByText('Close').map((text) => text.closest('button'));
    await userEvent.click(close as HTMLElement);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByText(/You applied on \d+ \p{L}+, reference/u)).toBeVisible();
    const again = await openDialog(context);
    await expect(again.form.getByLabelText(/Full name/)).toHaveValue('Sam Okoro');
  },
};

export const Refused: Story = {
  play: async (context) => {
    context.msw.use(
      http.post(applyToJob, () => HttpResponse.json({ error: 'This job has just been filled.' }, { status: 409 })),
    );
    const { form } = await openDialog(context);
    await fillIn(form);
    await send(form);
    await expect(await form.findByRole('alert')).toHaveTextContent('This job has just been filled.');
    await expect(form.getByLabelText(/Full name/)).toHaveValue('Sam Okoro');
  },
};

export const TooManyApplications: Story = {
  play: async (context) => {
    const error = 'Too many requests. Please wait 15 minutes before trying again.';
    context.msw.use(
      http.post(applyToJob, () => HttpResponse.json({ error }, { status: 429, headers: { 'retry-after': '120' } })),
    );
    const { form } = await openDialog(context);
    await fillIn(form);
    await send(form);
    await expect(await form.findByRole('alert')).toHaveTextContent(`${error}You can try again in 2 minutes.`);
  },
};

export const FailedWithoutWords: Story = {
  play: async (context) => {
    context.msw.use(http.post(applyToJob, () => new HttpResponse('', { status: 500 })));
    const { form } = await openDialog(context);
    await fillIn(form);
    await send(form);
    await expect(await form.findByRole('alert')).toHaveTextContent('Failed to submit application');
  },
};

async function seesTheBanner(context: Context) {
  context.msw.use(http.post(applyToJob, () => HttpResponse.error()));
  const { dialog, form } = await openDialog(context);
  await fillIn(form);
  await send(form);
  const banner = await form.findByRole('alert');
  await expect(banner).toHaveTextContent('Network error. Please try again.');
  const frame = dialog.getBoundingClientRect();
  for (const part of [banner, form.getByRole('button', { name: 'Submit application' })]) {
    await expect(part.getBoundingClientRect().top).toBeGreaterThanOrEqual(frame.top);
    await expect(part.getBoundingClientRect().bottom).toBeLessThanOrEqual(frame.bottom + 1);
  }
}

/** What went wrong is in view, above the button that was pressed. */
export const Offline: Story = { globals: { viewport: { value: 'desktop' } }, play: seesTheBanner };

export const OfflineOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: seesTheBanner };

/** Closing loses nothing, not even the file. */
export const SurvivesClosing: Story = {
  play: async (context) => {
    const { page, form } = await openDialog(context);
    await fillIn(form);
    choose(form, cv);
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    const again = await openDialog(context);
    await expect(again.form.getByLabelText(/Email/)).toHaveValue('sam@example.com');
    await expect(again.form.getByLabelText<HTMLInputElement>(/^CV \(/).files?.[0]?.name).toBe('Sam Okoro.pdf');
  },
};

const typedEarlier = (daysAgo: number) => {
  const at = new Date(Date.now() - daysAgo * 24 * 60 * 60_000).toISOString();
  const values = { fullName: 'Sam Okoro', email: 'sam@example.com', phone: '07700 900123' };
  const letter = { at, values: { coverLetter: 'I have driven for ten years.' } };
  draft.write({ person: { at, values }, jobs: { [job.slug]: letter } });
};

export const DraftRestored: Story = {
  beforeEach: () => typedEarlier(29),
  play: async (context) => {
    const { form } = await openDialog(context);
    await expect(form.getByLabelText(/Phone/)).toHaveValue('07700 900123');
    await expect(form.getByLabelText(/Cover letter/)).toHaveValue('I have driven for ten years.');
    await waitFor(() => expect(form.getByText(/stays on this device for 30 days/)).toBeVisible());
  },
};

export const DraftExpired: Story = {
  beforeEach: () => typedEarlier(31),
  play: async (context) => {
    const { form } = await openDialog(context);
    await expect(form.getByLabelText(/Phone/)).toHaveValue('');
  },
};

export const DetailsCleared: Story = {
  beforeEach: () => typedEarlier(1),
  play: async (context) => {
    const { form } = await openDialog(context);
    await userEvent.click(form.getByRole('button', { name: 'Clear my details' }));
    await expect(form.getByLabelText(/Full name/)).toHaveValue('');
    await expect(form.getByLabelText(/Full name/)).toHaveFocus();
    await expect(form.getByLabelText(/Cover letter/)).toHaveValue('');
    await expect(draft.read()).toEqual({ jobs: {} });
  },
};
