import type { EndpointInput, EndpointName, TableName } from '@site/contract';

export type EndpointWithInput = {
  [Name in Exclude<EndpointName, TableName>]: keyof EndpointInput<Name> extends never ? never : Name;
}[Exclude<EndpointName, TableName>];

interface RefusedInput {
  query?: string;
  body?: object;
  /** The faulty ones. */
  fields: readonly string[];
}

/** Input that each endpoint refuses with 400. */
export const REFUSED_INPUTS: Readonly<Record<EndpointWithInput, RefusedInput>> = {
  getJobs: {
    query: '?page=0&limit=101&sort=best&salary_min=lots&job_type=odd',
    fields: ['page', 'limit', 'sort', 'salary_min', 'job_type'],
  },
  getJobDetails: { query: '', fields: ['slug'] },
  landingPage: { query: `?place=${'x'.repeat(101)}`, fields: ['place'] },
  jobAddresses: { query: `?after=${'x'.repeat(201)}`, fields: ['after'] },
  suggestPlaces: { query: `?text=${'x'.repeat(101)}`, fields: ['text'] },
  suggestSearches: { query: `?text=${'x'.repeat(201)}`, fields: ['text'] },
  proposalContent: { query: '?copy=draft', fields: ['copy'] },
  proposalRead: { body: { copy: 'draft', section: 'prologue' }, fields: ['copy', 'section'] },
  auditLog: { query: '?outcome=perhaps', fields: ['outcome'] },
  remotes: { query: '?status=perhaps', fields: ['status'] },
  syncs: { query: '?status=stuck&rejected=none', fields: ['status', 'rejected'] },
  syncDetails: { query: '', fields: ['id'] },
  submissions: {
    query: '?kind=letter&status=lost&from=yesterday&page=0',
    fields: ['kind', 'status', 'from', 'page'],
  },
  submission: { query: '?reference=Ada', fields: ['reference'] },
  revealSubmission: { body: { reference: 'Ada' }, fields: ['reference'] },
  changeSubmission: {
    body: { reference: 'Ada', revision: 2 ** 31 - 1, status: 'lost', note: 'x'.repeat(2_001) },
    fields: ['reference', 'revision', 'status', 'note'],
  },
  submissionCv: { query: '', fields: ['reference'] },
  mails: { query: '?status=lost&page=0&format=xml', fields: ['status', 'page', 'format'] },
  mail: { query: '?id=1', fields: ['id'] },
  readMail: { body: {}, fields: ['id'] },
  resendMail: { body: { id: 'x' }, fields: ['id', 'version'] },
  giveUpMail: { body: { version: 'x'.repeat(101) }, fields: ['id', 'version'] },
  emptySearches: { query: '?days=8&sort=oldest&format=xls', fields: ['days', 'sort', 'format'] },
  accessLog: { query: '?page=0&scope=staff&event=logout&reader=Mo', fields: ['page', 'scope', 'event', 'reader'] },
  addProposalAccess: { body: { scope: 'staff', lastDay: '9999-12-31' }, fields: ['scope', 'person', 'lastDay'] },
  revokeProposalAccess: { body: { id: 'Mo Reader' }, fields: ['id'] },
  sharePreview: { body: { remote: 'job-board', path: '//elsewhere.example' }, fields: ['remote', 'path'] },
  jobViewed: { body: { id: '' }, fields: ['id'] },
  applyToJob: { body: { email: 'nobody' }, fields: ['fullName', 'email', 'phone', 'jobTitle', 'jobSlug'] },
  sendEmail: { body: {}, fields: ['firstName', 'lastName', 'email', 'phone', 'inquiryType', 'message'] },
  requestQuote: { body: {}, fields: ['companyName', 'contactName', 'email', 'service', 'requirements'] },
  registerCandidate: { body: {}, fields: ['fullName', 'email', 'phone', 'careerInterest', 'yearsOfExperience'] },
  subscribe: { body: {}, fields: ['email'] },
  jobAlert: {
    body: { search: 'x'.repeat(201), job_type: 'odd', within: 7, frequency: 'hourly' },
    fields: ['email', 'search', 'job_type', 'within', 'frequency'],
  },
  confirmSubscription: { body: {}, fields: ['token'] },
  unsubscribe: { body: { token: ' ' }, fields: ['token'] },
  alertSettings: { query: '', fields: ['token'] },
  changeAlert: { body: { action: 'change', frequency: 'hourly', search: 'x' }, fields: ['token', 'frequency'] },
  secureAuth: { body: { action: 'login' }, fields: ['password'] },
  transportUkAuth: { body: { action: 'login', password: '' }, fields: ['password'] },
  staffAuth: { body: { action: 'enter' }, fields: ['action'] },
};
