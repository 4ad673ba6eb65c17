import { endpoints, type EndpointName } from '@site/contract';
import type { Operation } from '@site/contract/operation.ts';
import { operations } from '@site/contract/operations.ts';
import { jobFixtures } from '@site/mocks';
import { applicationFor, CANDIDATE, MESSAGE, NEW_ACCESS, QUOTE_REQUEST } from '../calls.ts';
import type { Call } from './call.ts';

type Said = Omit<Call, 'name'>;

const [JOB] = jobFixtures;
const SENT = 'APP-7K2M9Q';
const FAILED_MAIL = '5f0c1c0e-5d0b-4a5c-9d7e-0d5b8f2f7a14';

/** The version of the mail as it stands. */
const ofMail = (id: string): NonNullable<Call['after']> => ({
  call: { name: 'mail', query: `?id=${id}` },
  say: ({ version }: { version: string }) => ({ id, version }),
});

/** Calls that succeed with the data that the mocks begin with; all others are made as in their documentation. */
const READY: Readonly<Partial<Record<EndpointName, Said>>> = {
  getJobs: { query: '?facets=1' },
  getJobDetails: { query: `?slug=${JOB!.slug}` },
  jobViewed: { body: { id: JOB!.id } },
  applyToJob: { body: applicationFor(JOB!) },
  sendEmail: { body: MESSAGE },
  requestQuote: { body: QUOTE_REQUEST },
  registerCandidate: { body: CANDIDATE },
  subscribe: { body: { email: 'noor@example.org' } },
  jobAlert: { body: { email: 'noor@example.org', search: 'tanker' } },
  confirmSubscription: { body: { token: 'mock-confirm-2' } },
  unsubscribe: { body: { token: 'mock-manage-3' } },
  alertSettings: { query: '?token=mock-manage-3' },
  changeAlert: { body: { action: 'pause', token: 'mock-manage-3' } },
  secureAuth: { body: { action: 'verify' } },
  transportUkAuth: { body: { action: 'verify' } },
  staffAuth: { body: { action: 'verify' } },
  proposalContent: { query: '?copy=updated' },
  syncStatus: {},
  triggerSync: { after: { call: { name: 'clearJobs' }, say: () => ({}) } },
  clearJobs: {},
  testDatabase: {},
  publicJobs: { query: '?order=posted_date.desc' },
  jobCategories: { query: '?is_active=is.true&order=sort_order.asc' },
  jobAddresses: { query: '?after=hgv' },
  landingPage: { query: '?role=hgv-driver&place=leeds' },
  landingAddresses: {},
  suggestPlaces: { query: '?text=lee' },
  suggestSearches: { query: '?text=for' },
  proposalRead: { body: { copy: 'updated', section: 'objective' } },
  proposalAccess: {},
  accessLog: {},
  addProposalAccess: { body: NEW_ACCESS },
  revokeProposalAccess: { body: { id: 'mock2invite3' } },
  auditLog: {},
  deskSummary: {},
  remotes: {},
  sharePreview: {},
  syncs: {},
  syncDetails: { query: '?id=47' },
  submissions: {},
  submission: { query: `?reference=${SENT}` },
  revealSubmission: { body: { reference: SENT } },
  changeSubmission: { body: { reference: SENT, revision: 0, status: 'in-hand', note: 'Rang at ten.' } },
  submissionCv: { query: `?reference=${SENT}` },
  mails: {},
  mail: { query: `?id=${FAILED_MAIL}` },
  readMail: { body: { id: FAILED_MAIL } },
  resendMail: { after: ofMail(FAILED_MAIL) },
  giveUpMail: { after: ofMail(FAILED_MAIL) },
  emptySearches: {},
  payByRole: {},
};

/** The same without what a call before it would say: a call that is refused before that matters. */
export function callAlone(name: EndpointName): Call {
  const { after, ...call } = readyCall(name);
  return after ? { ...call, body: { id: FAILED_MAIL, version: 'any' } } : call;
}

export const readyCall = (name: EndpointName): Call => ({ name, ...exampleOf(name), ...READY[name] });

function exampleOf(name: EndpointName): Partial<Call> {
  const { example }: Operation = operations[name];
  return endpoints[name].method === 'POST' && example ? { body: example } : {};
}
