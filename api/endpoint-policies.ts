import { endpoints, type AccessScope, type EndpointInput, type EndpointName } from '@site/contract';
import { PROPOSAL_SCOPES, type LimitName } from '@site/protocol';
import type { SubmissionEndpoint } from './forms/submission-types.ts';

export interface EndpointPolicy<Name extends EndpointName> {
  /** Everybody, or visitors with a session of this scope. `apiFunction` refuses others. */
  access: 'public' | AccessScope | ((input: EndpointInput<Name>) => AccessScope);
  /** The limits that count its calls, in the database or in the server's memory, or why it needs none. */
  limits: Name extends SubmissionEndpoint
    ? readonly ['submission', ...LimitName[]]
    : readonly LimitName[] | { inMemory: 'read' } | { none: string };
  /** Whether pages of `PARTNER_ORIGINS` may call it too, without cookies. */
  partners?: true;
}

const readsPublicData = { inMemory: 'read' } as const;
const hasToken = { none: 'It takes a token of 256 random bits, which nobody can guess.' };
const hasSession = { none: 'Only people who know the password get this far.' };

const form = { access: 'public', limits: ['submission', 'mail-acknowledgement'] } as const;
const subscription = { access: 'public', limits: ['submission', 'mail-confirmation'] } as const;
const gate = { access: 'public', limits: ['login', 'login-network', 'login-device'] } as const;

/** Who may call each endpoint of the contract, and how often. */
export const endpointPolicies = {
  getJobs: { access: 'public', limits: readsPublicData, partners: true },
  getJobDetails: { access: 'public', limits: readsPublicData },
  publicJobs: { access: 'public', limits: readsPublicData },
  jobCategories: { access: 'public', limits: readsPublicData },
  syncStatus: { access: 'public', limits: readsPublicData },
  testDatabase: { access: 'public', limits: readsPublicData },
  jobViewed: { access: 'public', limits: ['job-view'] },
  applyToJob: form,
  sendEmail: { ...form, partners: true },
  requestQuote: form,
  registerCandidate: form,
  subscribe: subscription,
  jobAlert: subscription,
  confirmSubscription: { access: 'public', limits: hasToken },
  unsubscribe: { access: 'public', limits: hasToken },
  alertSettings: { access: 'public', limits: hasToken },
  changeAlert: { access: 'public', limits: hasToken },
  secureAuth: gate,
  transportUkAuth: gate,
  staffAuth: gate,
  proposalContent: { access: ({ copy }) => PROPOSAL_SCOPES[copy], limits: hasSession },
  triggerSync: { access: 'staff', limits: hasSession },
  clearJobs: { access: 'staff', limits: hasSession },
  jobAddresses: { access: 'public', limits: readsPublicData },
  landingPage: { access: 'public', limits: readsPublicData },
  landingAddresses: { access: 'public', limits: readsPublicData },
  suggestPlaces: { access: 'public', limits: readsPublicData },
  suggestSearches: { access: 'public', limits: readsPublicData },
  proposalRead: { access: ({ copy }) => PROPOSAL_SCOPES[copy], limits: hasSession },
  proposalAccess: { access: 'staff', limits: hasSession },
  accessLog: { access: 'staff', limits: hasSession },
  addProposalAccess: { access: 'staff', limits: hasSession },
  revokeProposalAccess: { access: 'staff', limits: hasSession },
  auditLog: { access: 'staff', limits: hasSession },
  deskSummary: { access: 'staff', limits: hasSession },
  remotes: { access: 'staff', limits: hasSession },
  sharePreview: { access: 'staff', limits: hasSession },
  syncs: { access: 'staff', limits: hasSession },
  syncDetails: { access: 'staff', limits: hasSession },
  submissions: { access: 'staff', limits: hasSession },
  submission: { access: 'staff', limits: hasSession },
  revealSubmission: { access: 'staff', limits: hasSession },
  changeSubmission: { access: 'staff', limits: hasSession },
  submissionCv: { access: 'staff', limits: hasSession },
  mails: { access: 'staff', limits: hasSession },
  mail: { access: 'staff', limits: hasSession },
  readMail: { access: 'staff', limits: hasSession },
  resendMail: { access: 'staff', limits: hasSession },
  giveUpMail: { access: 'staff', limits: hasSession },
  emptySearches: { access: 'staff', limits: hasSession },
  payByRole: { access: 'public', limits: readsPublicData },
} satisfies { readonly [Name in EndpointName]: EndpointPolicy<Name> };

const publicReads = new Set<string>(
  Object.entries(endpointPolicies)
    .filter(([, { limits }]) => limits === readsPublicData)
    .map(([name]) => endpoints[name as EndpointName].path),
);

/** Whether calls at this path read what everybody may know: the limit on reads counts them. */
export const isPublicRead = (pathname: string): boolean => publicReads.has(pathname);

/** The endpoints that ask for a session. */
export type GuardedEndpoint = {
  [Name in keyof typeof endpointPolicies]: (typeof endpointPolicies)[Name]['access'] extends 'public' ? never : Name;
}[keyof typeof endpointPolicies];

/** The endpoints whose calls are counted. */
export type LimitedEndpoint = {
  [Name in keyof typeof endpointPolicies]: (typeof endpointPolicies)[Name]['limits'] extends readonly LimitName[]
    ? Name
    : never;
}[keyof typeof endpointPolicies];
