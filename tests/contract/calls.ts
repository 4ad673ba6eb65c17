import type { GuardedEndpoint, LimitedEndpoint } from '@site/api';
import { endpoints } from '@site/contract';
import type {
  ApplicationInput,
  CandidateRegistrationInput,
  ContactMessageInput,
  EndpointName,
  Job,
  JobAlertRequestInput,
  JobQueryInput,
  JobList,
  QuoteRequestInput,
  Result,
} from '@site/contract';
import { expect } from 'vitest';
import type { Backend } from './backends.ts';
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

const SOME_PREVIEW = { remote: 'job-board@0.1.0-90ac55e17d02', path: '/jobs' };
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

/** Of a mail that the mocks have queued, and of one that they have given up. */
const SOME_ID = '5f0c1c0e-5d0b-4a5c-9d7e-0d5b8f2f7a10';
const OTHER_ID = '5f0c1c0e-5d0b-4a5c-9d7e-0d5b8f2f7a15';

async function reader(backend: Backend): Promise<Visitor> {
  const visitor = backend.visitor();
  dataOf(await visitor.api.secureAuth({ action: 'login', password: backend.passwords.lcrca }));
  return visitor;
}

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

const CV_FILE = { name: 'Tom Ferrier.pdf', content: btoa('%PDF-1.7') };
/** In the mocks from the start. */
const SENT_EARLIER = { reference: 'APP-7K2M9Q' };

/** A file is no reply of the client's: this is one of its bytes as text. */
async function readCv({ send }: Visitor, { reference }: { reference: string }): Promise<Result<string>> {
  const response = await send(`${endpoints.submissionCv.path}?reference=${reference}`);
  const text = await response.text();
  if (response.ok) return { ok: true, data: text };
  return { ok: false, error: { kind: 'refused', status: response.status, message: text, fields: {} } };
}

type ValidCall = (backend: Backend) => Promise<Result<unknown, unknown>>;

/** A call of every endpoint that must succeed. */
export const validCalls: Readonly<Record<EndpointName, ValidCall>> = {
  getJobs: ({ visitor }) => visitor().api.getJobs({ page: 1, limit: 24, search: 'driver', sort: 'salary-high' }),
  getJobDetails: async ({ visitor }) => visitor().api.getJobDetails({ slug: (await firstJob(visitor())).slug }),
  jobViewed: async ({ visitor }) => visitor().api.jobViewed({ id: (await firstJob(visitor())).id }),
  applyToJob: async ({ visitor }) => visitor().api.applyToJob(applicationFor(await firstJob(visitor()))),
  sendEmail: ({ visitor }) => visitor().api.sendEmail(MESSAGE),
  requestQuote: ({ visitor }) => visitor().api.requestQuote(QUOTE_REQUEST),
  registerCandidate: ({ visitor }) => visitor().api.registerCandidate(CANDIDATE),
  subscribe: ({ visitor }) => visitor().api.subscribe({ email: 'noor@example.org' }),
  jobAlert: ({ visitor }) =>
    visitor().api.jobAlert({ email: 'noor@example.org', search: 'tanker', location: 'Leeds', salary_min: '30000' }),
  confirmSubscription: async (backend) => {
    const { visitor, token } = await askedFor(backend, 'halina@example.org');
    return visitor.api.confirmSubscription({ token });
  },
  unsubscribe: ({ visitor }) => visitor().api.unsubscribe({ token: 'from-an-old-mail' }),
  alertSettings: async (backend) => {
    const { visitor, token } = await alertOf(backend, { email: 'amir@example.org', search: 'tanker' });
    return visitor.api.alertSettings({ token });
  },
  changeAlert: async (backend) => {
    const { visitor, token } = await alertOf(backend, { email: 'bronagh@example.org', search: 'tanker' });
    return visitor.api.changeAlert({ action: 'pause', token });
  },
  secureAuth: ({ visitor, passwords }) => visitor().api.secureAuth({ action: 'login', password: passwords.lcrca }),
  transportUkAuth: ({ visitor, passwords }) =>
    visitor().api.transportUkAuth({ action: 'login', password: passwords.transportUk }),
  staffAuth: ({ visitor }) => visitor().api.staffAuth({ action: 'verify' }),
  proposalContent: async (backend) => (await reader(backend)).api.proposalContent({ copy: 'updated' }),
  syncStatus: ({ visitor }) => visitor().api.syncStatus({}),
  triggerSync: async (backend) => (await staffOf(backend)).api.triggerSync({}),
  clearJobs: async (backend) => {
    const staff = await staffOf(backend);
    const result = await staff.api.clearJobs({});
    dataOf(await staff.api.triggerSync({}));
    return result;
  },
  testDatabase: ({ visitor }) => visitor().api.testDatabase({}),
  publicJobs: ({ visitor }) =>
    visitor().tables.jobs({ search: 'driver', sort_by: 'title', sort_order: 'asc', limit: 5 }),
  jobCategories: ({ visitor }) => visitor().tables.categories(),
  jobAddresses: ({ visitor }) => visitor().api.jobAddresses({ after: 'hgv' }),
  landingPage: ({ visitor }) => visitor().api.landingPage({ role: 'hgv-driver', place: 'leeds' }),
  landingAddresses: ({ visitor }) => visitor().api.landingAddresses({}),
  suggestPlaces: ({ visitor }) => visitor().api.suggestPlaces({ text: 'lee' }),
  suggestSearches: ({ visitor }) => visitor().api.suggestSearches({ text: 'for' }),
  proposalRead: async (backend) => (await reader(backend)).api.proposalRead({ copy: 'updated', section: 'objective' }),
  proposalAccess: async (backend) => (await staffOf(backend)).api.proposalAccess({}),
  accessLog: async (backend) => (await staffOf(backend)).api.accessLog({}),
  addProposalAccess: async (backend) => (await staffOf(backend)).api.addProposalAccess(NEW_ACCESS),
  revokeProposalAccess: async (backend) => {
    const { api } = await staffOf(backend);
    const { id } = dataOf(await api.addProposalAccess(NEW_ACCESS));
    return api.revokeProposalAccess({ id });
  },
  auditLog: async (backend) => (await staffOf(backend)).api.auditLog({}),
  deskSummary: async (backend) => (await staffOf(backend)).api.deskSummary({}),
  remotes: async (backend) => (await staffOf(backend)).api.remotes({}),
  sharePreview: async (backend) => (await staffOf(backend)).api.sharePreview(SOME_PREVIEW),
  syncs: async (backend) => (await staffOf(backend)).api.syncs({}),
  syncDetails: async (backend) => {
    const staff = await staffOf(backend);
    const [newest] = dataOf(await staff.api.syncs({})).rows;
    return staff.api.syncDetails({ id: String(newest?.id) });
  },
  submissions: async (backend) => (await staffOf(backend)).api.submissions({}),
  submission: async (backend) => (await staffOf(backend)).api.submission(await sentTo(backend)),
  revealSubmission: async (backend) => (await staffOf(backend)).api.revealSubmission(await sentTo(backend)),
  changeSubmission: async (backend) =>
    (await staffOf(backend)).api.changeSubmission({ ...(await sentTo(backend)), revision: 0, status: 'in-hand' }),
  submissionCv: async (backend) => readCv(await staffOf(backend), await sentTo(backend)),
  mails: async (backend) => (await staffOf(backend)).api.mails({}),
  mail: async (backend) => {
    const { staff, id } = await mailDesk(backend);
    return staff.api.mail({ id });
  },
  readMail: async (backend) => {
    const { staff, id } = await mailDesk(backend);
    return staff.api.readMail({ id });
  },
  resendMail: async (backend) => {
    const { staff, id } = await mailDesk(backend);
    const { version } = dataOf(await staff.api.mail({ id }));
    return staff.api.resendMail({ id, version });
  },
  giveUpMail: async (backend) => {
    const { staff, id } = await mailDesk(backend);
    const { version } = dataOf(await staff.api.mail({ id }));
    const result = await staff.api.giveUpMail({ id, version });
    dataOf(await staff.api.resendMail({ id, version: dataOf(result).version }));
    return result;
  },
  emptySearches: async (backend) => (await staffOf(backend)).api.emptySearches({}),
  payByRole: ({ visitor }) => visitor().api.payByRole({}),
};

/** A call of every endpoint that asks for a session. */
export const guardedCalls: Readonly<Record<GuardedEndpoint, (visitor: Visitor) => Promise<Result<unknown, unknown>>>> =
  {
    proposalContent: ({ api }) => api.proposalContent({ copy: 'updated' }),
    proposalRead: ({ api }) => api.proposalRead({ copy: 'updated', section: 'objective' }),
    proposalAccess: ({ api }) => api.proposalAccess({}),
    accessLog: ({ api }) => api.accessLog({}),
    addProposalAccess: ({ api }) => api.addProposalAccess(NEW_ACCESS),
    revokeProposalAccess: ({ api }) => api.revokeProposalAccess({ id: 'mock2invite3' }),
    auditLog: ({ api }) => api.auditLog({}),
    deskSummary: ({ api }) => api.deskSummary({}),
    remotes: ({ api }) => api.remotes({}),
    sharePreview: ({ api }) => api.sharePreview(SOME_PREVIEW),
    syncs: ({ api }) => api.syncs({}),
    syncDetails: ({ api }) => api.syncDetails({ id: '1' }),
    submissions: ({ api }) => api.submissions({}),
    submission: ({ api }) => api.submission(SENT_EARLIER),
    revealSubmission: ({ api }) => api.revealSubmission(SENT_EARLIER),
    changeSubmission: ({ api }) => api.changeSubmission({ ...SENT_EARLIER, revision: 0, status: 'in-hand' }),
    submissionCv: (visitor) => readCv(visitor, SENT_EARLIER),
    mails: ({ api }) => api.mails({}),
    mail: ({ api }) => api.mail({ id: SOME_ID }),
    readMail: ({ api }) => api.readMail({ id: SOME_ID }),
    resendMail: ({ api }) => api.resendMail({ id: SOME_ID, version: '' }),
    giveUpMail: ({ api }) => api.giveUpMail({ id: OTHER_ID, version: '' }),
    emptySearches: ({ api }) => api.emptySearches({}),
    triggerSync: ({ api }) => api.triggerSync({}),
    clearJobs: ({ api }) => api.clearJobs({}),
  };

type Attempt = (visitor: Visitor, attempt: number) => Promise<Result<unknown>>;

/** An attempt at every endpoint that counts them, each different from the one before. */
export const attempts: Readonly<Record<LimitedEndpoint, Attempt>> = {
  jobViewed: ({ api }, attempt) => api.jobViewed({ id: `job-${attempt}` }),
  applyToJob: async (visitor, attempt) =>
    visitor.api.applyToJob({ ...applicationFor(await firstJob(visitor)), coverLetter: `Letter number ${attempt}.` }),
  sendEmail: ({ api }, attempt) => api.sendEmail({ ...MESSAGE, message: `Message number ${attempt}.` }),
  requestQuote: ({ api }, attempt) =>
    api.requestQuote({ ...QUOTE_REQUEST, requirements: `Requirements number ${attempt}.` }),
  registerCandidate: ({ api }, attempt) =>
    api.registerCandidate({ ...CANDIDATE, about: `About me, number ${attempt}.` }),
  subscribe: ({ api }, attempt) => api.subscribe({ email: `reader${attempt}@example.org` }),
  jobAlert: ({ api }, attempt) => api.jobAlert({ email: 'driver@example.org', search: `tanker ${attempt}` }),
  secureAuth: ({ api }, attempt) => api.secureAuth({ action: 'login', password: `guess ${attempt}` }),
  transportUkAuth: ({ api }, attempt) => api.transportUkAuth({ action: 'login', password: `guess ${attempt}` }),
  staffAuth: ({ api }, attempt) => api.staffAuth({ action: 'login', password: `guess ${attempt}` }),
};
