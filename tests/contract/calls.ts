import { expect } from 'vitest';
import type {
  ApplicationInput,
  CandidateRegistrationInput,
  ContactMessageInput,
  Job,
  JobAlertRequestInput,
  JobList,
  JobQueryInput,
  MailToChange,
  QuoteRequestInput,
  Result,
} from '@site/contract';
import type { Backend } from './backends.ts';
import type { Call } from './drift/call.ts';
import type { Visitor } from './visitor.ts';

export const MESSAGE: ContactMessageInput = {
  firstName: 'Priya',
  lastName: 'Nair',
  email: 'priya@example.org',
  phone: '+44 (0)1632 960-118',
  inquiryType: 'hire',
  message: 'Four Class 2 drivers for a fortnight, please.',
};

export const QUOTE_REQUEST: QuoteRequestInput = {
  companyName: 'Pennine Chilled Ltd',
  contactName: 'Moira Lindqvist',
  email: 'moira@example.org',
  service: 'emergency-cover',
  requirements: 'Three Class 1 drivers for tonight, out of Rochdale.',
};

export const CANDIDATE: CandidateRegistrationInput = {
  fullName: 'Kwame Boateng',
  email: 'kwame@example.org',
  phone: '07700 900184',
  careerInterest: 'psv-driver',
  yearsOfExperience: '12',
};

export const NEW_ACCESS = { scope: 'lcrca', person: 'Ada Reader, Mockshire Council', lastDay: '2099-12-31' } as const;

export const applicationFor = (job: Pick<Job, 'title' | 'slug'>): ApplicationInput => ({
  fullName: 'Tom Ferrier',
  email: 'tom@example.org',
  phone: '01632 960 177',
  jobTitle: job.title,
  jobSlug: job.slug,
});

/** The data of a call that must succeed. */
export function dataOf<Data>(result: Result<Data, unknown>): Data {
  if (!result.ok) expect.fail(`The call failed: ${JSON.stringify(result.error)}`);
  return result.data;
}

/** The refusal of a call that must be refused. */
export function refusalOf<Details>(result: Result<unknown, Details>) {
  if (result.ok || result.error.kind !== 'refused') expect.fail(`The call was not refused: ${JSON.stringify(result)}`);
  return result.error;
}

export const listJobs = async ({ api }: Visitor, query: JobQueryInput = {}): Promise<JobList> =>
  dataOf(await api.getJobs(query));

export async function firstJob(visitor: Visitor): Promise<Job> {
  const [job] = (await listJobs(visitor, { limit: 1 })).jobs;
  if (!job) expect.fail('There are no jobs');
  return job;
}

/** A visitor who is signed in as staff. */
export async function staffOf(backend: Backend): Promise<Visitor> {
  const visitor = backend.visitor();
  dataOf(await visitor.api.staffAuth({ action: 'login', password: backend.passwords.staff }));
  return visitor;
}

/** A member of staff, and a queued mail that no worker takes. */
export async function mailDesk(backend: Backend): Promise<{ staff: Visitor; id: string }> {
  dataOf(await backend.visitor().api.sendEmail({ ...MESSAGE, message: `Please ring me at ${Math.random()}.` }));
  const staff = await staffOf(backend);
  const { rows } = dataOf(await staff.api.mails({ status: 'queued' }));
  return { staff, id: rows[0]?.id ?? expect.fail('No mail is queued') };
}

/** What changes the mail that the mocks failed to send, in the version that it has. */
export const ofFailedMail: NonNullable<Call['after']> = {
  call: { name: 'mail', query: '?id=5f0c1c0e-5d0b-4a5c-9d7e-0d5b8f2f7a14' },
  say: ({ id, version }: MailToChange) => ({ id, version }),
};

/** A visitor with a confirmed job alert, and the token that opens its settings. */
export async function alertOf(
  backend: Backend,
  input: JobAlertRequestInput,
): Promise<{ visitor: Visitor; token: string }> {
  const visitor = backend.visitor();
  // No two mails have the same time.
  backend.wait(1);
  dataOf(await visitor.api.jobAlert(input));
  const confirmed = dataOf(await visitor.api.confirmSubscription({ token: await backend.mailedToken(input.email) }));
  return { visitor, token: confirmed.settings ?? expect.fail('The reply has no settings') };
}

/** A visitor who has requested the newsletter, and the token in the mail. */
export async function askedFor(backend: Backend, email: string): Promise<{ visitor: Visitor; token: string }> {
  const visitor = backend.visitor();
  dataOf(await visitor.api.subscribe({ email }));
  return { visitor, token: await backend.mailedToken(email) };
}

/** Sends an application with a CV, and returns its reference. */
export async function sentTo(
  backend: Backend,
  changes: Partial<ApplicationInput> = {},
): Promise<{ reference: string }> {
  const visitor = backend.visitor();
  const application = { ...applicationFor(await firstJob(visitor)), cvFile: CV_FILE, ...changes };
  const { reference } = dataOf(await visitor.api.applyToJob(application));
  return { reference };
}

/** A visitor who has applied, and the token in the mail. */
export async function applicationOf(backend: Backend): Promise<{ visitor: Visitor; token: string; reference: string }> {
  const { email } = applicationFor({ title: '', slug: '' });
  const { reference } = await sentTo(backend);
  return { visitor: backend.visitor(), reference, token: await backend.applicationToken({ reference, email }) };
}

/** An applicant who is offered one time for an interview, and the token in the mail. */
export async function interviewOf(backend: Backend): Promise<{ visitor: Visitor; token: string; slot: string }> {
  const email = `${crypto.randomUUID()}@example.org`;
  const { reference } = await sentTo(backend, { email });
  const token = await backend.applicationToken({ reference, email });
  const slots = [{ start: '2099-03-05T10:00', minutes: 30, way: 'place', place: crypto.randomUUID() }] as const;
  const staff = await staffOf(backend);
  dataOf(
    await staff.api.answerApplication({ reference, from: 'received', to: 'interview', message: '', slots: [...slots] }),
  );
  const visitor = backend.visitor();
  const { interview } = dataOf(await visitor.api.application({ token }));
  return { visitor, token, slot: interview[0]?.id ?? expect.fail('No time is offered') };
}

export const CV_FILE = { name: 'Tom Ferrier.pdf', content: btoa('%PDF-1.7') };
