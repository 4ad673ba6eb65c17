import { endpoints, type Application, type Endpoint, type EndpointName } from '@site/contract';
import { ENDPOINT_NAMES, isGate, mocks, mockState, offers } from '@site/mocks';
import { LIMITS } from '@site/protocol';
import { tokenHash } from '../../../api/secrets/token.ts';
import { sql } from 'kysely';
import type { Call } from './call.ts';
import { callAlone, readyCall } from './ready-calls.ts';
import { seedExpiredLink } from './seed-staff.ts';
import type { SeededApi } from './sides.ts';

type RefusedStatus = '400' | '401' | '403' | '404' | '409' | '410' | '429';

/** A call that both sides refuse, and what brings them into the state in which they do. */
export interface RefusedCall {
  state: RefusedStatus;
  call: Call;
  /** What the back end holds, on both sides. */
  prepare?: (state: typeof mockState) => void;
  /** What only the database can hold: the mocks have no such thing unless they are told to be in the state. */
  inDatabase?: (db: SeededApi['services']['db']) => Promise<unknown>;
  /** How many such calls are allowed before it. */
  allowed?: number;
}

const offering = (state: RefusedStatus) => ENDPOINT_NAMES.filter((name) => offers(name, state));

const inputOf = (name: EndpointName): { query?: string; body?: object } =>
  mocks[name].refusedInput ?? { query: '?order=nothing' };

const badInputs = offering('400').map((name): RefusedCall => {
  const { query, body } = inputOf(name);
  return { state: '400', call: { name, ...(query && { query }), ...(body && { body }) } };
});

const WRONG_PASSWORD = { body: { action: 'login', password: 'wrong' } };

/** What nobody's session opens, or no session. */
const REFUSED_SIGN_IN: Readonly<Partial<Record<EndpointName, object>>> = {
  passkeyOptions: { for: 'account' },
  staffSignIn: { with: 'code', email: 'nobody@agency.example', password: '', code: 'wrong' },
};

const strangers = offering('401')
  .filter((name) => name !== 'acceptInvitation')
  .map((name): RefusedCall => {
    const body = REFUSED_SIGN_IN[name];
    const call = { ...callAlone(name), ...(body && { body }) };
    return { state: '401', call: { ...call, ...(isGate(name) && WRONG_PASSWORD), as: 'nobody' } };
  });

/** Their 403 says something of its own. */
const REFUSED_OTHERWISE: readonly EndpointName[] = [
  'clearJobs',
  'changeMyAccount',
  'changeStaffAccount',
  'staffAccounts',
];

const fromOtherSites = offering('403')
  .filter((name) => !REFUSED_OTHERWISE.includes(name))
  .map((name): RefusedCall => ({
    state: '403',
    call: { ...callAlone(name), headers: { 'sec-fetch-site': 'cross-site' }, as: 'nobody' },
  }));

const SENT = 'APP-7K2M9Q';
const { slot: MOVES_TO } = readyCall('chooseInterview').body as { slot: string };
const FAILED_MAIL = '5f0c1c0e-5d0b-4a5c-9d7e-0d5b8f2f7a14';
const NO_MAIL = '5f0c1c0e-5d0b-4a5c-9d7e-0d5b8f2f7aff';

const NOT_THERE: Readonly<Partial<Record<EndpointName, Omit<Call, 'name'>>>> = {
  staffInvitation: { query: '?token=no-such-link' },
  acceptInvitation: {
    body: { with: 'password', token: 'no-such-link', password: 'three lorries on a ferry', code: '1' },
  },
  passkeyOptions: { body: { for: 'invitation', token: 'no-such-link' } },
  changeStaffAccount: { body: { action: 'remove', id: 'NOBODY22' } },
  getJobDetails: { query: '?slug=no-such-job' },
  applyToJob: { body: { ...(readyCall('applyToJob').body as object), jobSlug: 'no-such-job' } },
  landingPage: { query: '?role=astronaut' },
  confirmSubscription: { body: { token: 'no-such-link' } },
  alertSettings: { query: '?token=no-such-link' },
  changeAlert: { body: { action: 'pause', token: 'no-such-link' } },
  application: { query: '?token=no-such-link' },
  changeApplication: { body: { action: 'withdraw', token: 'no-such-link' } },
  changeApplicationEmail: { body: { token: 'no-such-link', email: 'sile@example.org' } },
  confirmApplicationEmail: { body: { token: 'no-such-link' } },
  chooseInterview: { body: { token: 'no-such-link', slot: '' } },
  replaceApplicationCv: { body: { ...(readyCall('replaceApplicationCv').body as object), token: 'no-such-link' } },
  interviewCalendar: { query: `?token=mock-application-${SENT}` },
  answerApplication: { body: { reference: 'APP-222222', from: 'received', to: 'read' } },
  answerApplications: {
    body: { job: 'no-such-job', applications: [{ reference: SENT, from: 'received' }], to: 'job-closed' },
  },
  revokeProposalAccess: { body: { id: 'nosuchgrant2' } },
  syncDetails: { query: '?id=4000' },
  submission: { query: '?reference=APP-222222' },
  revealSubmission: { body: { reference: 'APP-222222' } },
  changeSubmission: { body: { reference: 'APP-222222', revision: 0, status: 'done' } },
  submissionCv: { query: '?reference=MSG-4TC8WE' },
  mail: { query: `?id=${NO_MAIL}` },
  readMail: { body: { id: NO_MAIL } },
  resendMail: { body: { id: NO_MAIL, version: 'any' } },
  giveUpMail: { body: { id: NO_MAIL, version: 'any' } },
};
const unknownThings = Object.entries(NOT_THERE).map(([name, call]): RefusedCall => ({
  state: '404',
  call: { name: name as EndpointName, ...call },
}));

const isSyncing = (state: typeof mockState) => void Object.assign(state, mocks.syncStatus.states!.running!(state));

/** By the applicant to whom none was offered. */
const takeAllSlots: RefusedCall['inDatabase'] = (db) =>
  sql`
    insert into interview_slots (id, application_id, job_slug, starts_at, minutes, way, place, is_chosen)
    select gen_random_uuid(), form_submissions.id, job_slug, starts_at, minutes, way, place, true
    from interview_slots, form_submissions
    where form_submissions.reference = ${SENT} and interview_slots.id = ${MOVES_TO}::uuid
  `.execute(db);

const nothingElse: RefusedCall['inDatabase'] = async () => undefined;

/** What the mocks refuse in a state alone: they know neither passkeys nor sessions without an account. */
const ofAccounts: readonly RefusedCall[] = [
  {
    state: '401',
    call: {
      name: 'acceptInvitation',
      body: {
        with: 'passkey',
        token: 'mock-invitation',
        passkey: {
          id: 'YQ',
          rawId: 'YQ',
          type: 'public-key',
          response: { clientDataJSON: 'e30', attestationObject: 'oA' },
        },
      },
    },
    inDatabase: nothingElse,
  },
  ...(['myAccount', 'changeMyAccount'] as const).map((name) => ({
    state: '404' as const,
    call: { ...readyCall(name), withSharedPassword: true as const },
    inDatabase: nothingElse,
  })),
];

const conflicts: readonly RefusedCall[] = [
  {
    state: '409',
    call: {
      name: 'changeStaffAccount',
      body: { action: 'invite', name: 'Alex', email: 'alex@agency.example', roles: ['content'] },
    },
  },
  {
    state: '409',
    call: { name: 'changeMyAccount', body: { action: 'remove-passkey', id: mockState.ownPasskeys[0]!.id } },
    prepare: (state) => void (state.ownPasskeys = state.ownPasskeys.slice(0, 1)),
  },
  { state: '409', call: { name: 'triggerSync' }, prepare: isSyncing },
  { state: '409', call: { name: 'clearJobs' }, prepare: isSyncing },
  {
    state: '409',
    call: {
      name: 'changeAlert',
      body: { action: 'change', token: 'mock-manage-3', search: 'tanker', frequency: 'daily' },
    },
    prepare: ({ subscriptions }) => {
      const { email } = subscriptions.find(({ number }) => number === 3)!;
      const alert = { frequency: 'daily', criteria: { search: 'tanker' }, paused: false } as const;
      subscriptions.push({ number: 4, kind: 'job-alert', email, confirmed: true, alert });
    },
  },
  { state: '409', call: { name: 'answerApplication', body: { reference: SENT, from: 'read', to: 'offered' } } },
  {
    state: '409',
    call: {
      name: 'answerApplications',
      body: { job: mockState.jobs[0]!.slug, applications: [{ reference: SENT, from: 'read' }], to: 'job-closed' },
    },
  },
  {
    state: '409',
    call: { name: 'changeApplication', body: { action: 'withdraw', token: `mock-application-${SENT}` } },
    prepare: (state) => void Object.assign(state, mocks.application.states!.withdrawn!(state)),
  },
  { state: '409', call: readyCall('chooseInterview'), inDatabase: takeAllSlots },
  {
    state: '409',
    call: readyCall('replaceApplicationCv'),
    prepare: (state) => void Object.assign(state, mocks.application.states!.withdrawn!(state)),
  },
  {
    state: '409',
    call: { name: 'confirmApplicationEmail', body: { token: `mock-email-${SENT}` } },
    prepare(state) {
      const sent = state.earlierSubmissions.find(({ reference }) => reference === SENT)!;
      const email = 'taken@example.org';
      state.earlierSubmissions.push({
        ...sent,
        reference: 'APP-TAKEN2',
        form: { ...(sent.form as Application), email },
      });
      sent.newEmail = email;
    },
  },
  {
    state: '409',
    call: { name: 'changeSubmission', body: { reference: SENT, revision: 7, status: 'done', note: '' } },
  },
  { state: '409', call: { name: 'resendMail', body: { id: FAILED_MAIL, version: 'an earlier one' } } },
  { state: '409', call: { name: 'giveUpMail', body: { id: FAILED_MAIL, version: 'an earlier one' } } },
];

const closeJobs: RefusedCall['inDatabase'] = (db) =>
  db.updateTable('jobs').set({ closed_at: mockState.now }).where('slug', '=', mockState.jobs[0]!.slug).execute();

const endInvitations: RefusedCall['inDatabase'] = (db) =>
  db.updateTable('staff_invitations').set({ ends_at: mockState.now }).execute();

const gone: readonly RefusedCall[] = [
  { state: '410', call: readyCall('staffInvitation'), inDatabase: endInvitations },
  { state: '410', call: readyCall('acceptInvitation'), inDatabase: endInvitations },
  {
    state: '410',
    call: { name: 'passkeyOptions', body: { for: 'invitation', token: 'mock-invitation' } },
    inDatabase: endInvitations,
  },
  { state: '410', call: readyCall('getJobDetails'), inDatabase: closeJobs },
  { state: '410', call: readyCall('applyToJob'), inDatabase: closeJobs },
  {
    state: '410',
    call: { name: 'confirmSubscription', body: { token: 'mock-expired' } },
    inDatabase: (db) => seedExpiredLink(db, mockState),
  },
  {
    state: '410',
    call: { name: 'confirmApplicationEmail', body: { token: 'mock-expired' } },
    inDatabase: (db) =>
      db
        .updateTable('application_emails')
        .set({ token_hash: tokenHash('mock-expired'), expires_at: mockState.now, confirmed_at: null })
        .where('token_hash', '=', tokenHash(`mock-email-${SENT}`))
        .execute(),
  },
];

const FORMS = ['applyToJob', 'sendEmail', 'requestQuote', 'registerCandidate', 'subscribe', 'jobAlert'] as const;
const GATES = ['secureAuth', 'transportUkAuth', 'staffAuth'] as const;

const tooMany: readonly RefusedCall[] = [
  ...FORMS.map((name) => ({ state: '429' as const, call: readyCall(name), allowed: LIMITS.submission.attempts })),
  ...GATES.map((name) => ({
    state: '429' as const,
    call: { name, ...WRONG_PASSWORD },
    allowed: LIMITS.login.attempts,
  })),
  {
    state: '429',
    call: { name: 'staffSignIn', body: REFUSED_SIGN_IN.staffSignIn! },
    allowed: LIMITS.login.attempts,
  },
  { state: '429', call: readyCall('jobViewed'), allowed: LIMITS['job-view'].attempts },
  ...(['changeApplicationEmail', 'confirmApplicationEmail'] as const).map((name) => ({
    state: '429' as const,
    call: readyCall(name),
    allowed: LIMITS['application-change'].attempts,
  })),
  { state: '429', call: readyCall('changeApplication'), allowed: LIMITS['application-change'].attempts },
  { state: '429', call: readyCall('chooseInterview'), allowed: LIMITS['application-change'].attempts },
  { state: '429', call: readyCall('replaceApplicationCv'), allowed: LIMITS['application-change'].attempts },
];

export const refusedCalls: readonly RefusedCall[] = [
  ...badInputs,
  ...strangers,
  ...fromOtherSites,
  ...unknownThings,
  ...ofAccounts,
  ...conflicts,
  ...gone,
  ...tooMany,
];

/** Refusals that are no states of their own: every endpoint has them. */
export const generalRefusals: readonly Call[] = [
  ...ENDPOINT_NAMES.map((name): Call => ({ name, method: 'DELETE', as: 'nobody' })),
  ...ENDPOINT_NAMES.filter((name) => endpoints[name].method === 'POST').flatMap((name): Call[] => {
    const { largestBody = 64 * 1024 }: Endpoint = endpoints[name];
    const rest = { name, as: 'nobody' } as const;
    return [
      { ...rest, method: 'GET' },
      { ...rest, body: JSON.stringify({ text: 'x'.repeat(largestBody) }) },
      { ...rest, body: '{"broken":' },
      { ...rest, body: '{}', headers: { 'content-type': 'text/plain' } },
    ];
  }),
  { name: 'unsubscribe', method: 'GET', query: '?token=from-a-mail' },
  { name: 'sendEmail', headers: { 'idempotency-key': 'x'.repeat(201) }, body: readyCall('sendEmail').body! },
];
