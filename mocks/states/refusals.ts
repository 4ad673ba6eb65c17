import {
  ALERT_UNKNOWN,
  ALREADY_SYNCING,
  APPLICATIONS_CLOSED,
  DATABASE_OUT,
  FROM_ANOTHER_SITE,
  GATE_IS_BUSY,
  INCORRECT_PASSWORD,
  JOB_CLOSED,
  JOB_NOT_FOUND,
  LINK_EXPIRED,
  LINK_UNKNOWN,
  MAIL_HAS_CHANGED,
  MAIL_NOT_FOUND,
  NO_CV,
  NO_SUCH_ACCESS,
  NO_SUCH_LANDING_PAGE,
  NO_SUCH_SYNC,
  OUR_FAULT,
  PROPOSAL_IS_LOCKED,
  RELATED_JOBS_LIMIT,
  REMOTES_UNKNOWN,
  SAME_ALERT,
  STAFF_ONLY,
  SUBMISSION_CHANGED,
  SUBMISSION_UNKNOWN,
  SYNC_IS_RUNNING,
  type EndpointName,
} from '@site/contract';
import { ApiProblem, RestProtocolError } from '@site/protocol';
import { FEED_UNREADABLE } from '../fixtures/syncs.ts';
import { tooManyRequests } from '../limits.ts';
import { passwordNeeded } from '../sessions.ts';
import { state } from '../state.ts';
import type { AnswerName } from './names.ts';
import { isGate, isTable } from './offered.ts';

/** What refuses a call with one of these statuses. 400 is left to the endpoint's own check of its input. */
export type RefusalStatus = Exclude<Extract<AnswerName, `${number}`>, '400'>;

export const isRefusal = (answer: AnswerName): answer is RefusalStatus => /^\d/.test(answer) && answer !== '400';

type Refusal = () => ApiProblem;

const refused =
  (status: number, sentence: string): Refusal =>
  () =>
    new ApiProblem(status, sentence);

const notThere = (sentence: string) => ({ 404: refused(404, sentence) });

/** Seconds after which to try again. */
const OUTAGE_S = '120';
const BUSY_S = '5';

const GENERAL: Readonly<Partial<Record<RefusalStatus, Refusal>>> = {
  401: refused(401, STAFF_ONLY),
  403: refused(403, FROM_ANOTHER_SITE),
  429: tooManyRequests,
};

/** Where an endpoint's refusal says something of its own. */
const OWN: Readonly<Partial<Record<EndpointName, Partial<Record<RefusalStatus, Refusal>>>>> = {
  getJobDetails: {
    404: refused(404, JOB_NOT_FOUND),
    410: () => new ApiProblem(410, JOB_CLOSED, { details: { relatedJobs: state.jobs.slice(0, RELATED_JOBS_LIMIT) } }),
  },
  applyToJob: { 404: refused(404, JOB_NOT_FOUND), 410: refused(410, APPLICATIONS_CLOSED) },
  landingPage: notThere(NO_SUCH_LANDING_PAGE),
  confirmSubscription: { 404: refused(404, LINK_UNKNOWN), 410: refused(410, LINK_EXPIRED) },
  alertSettings: notThere(ALERT_UNKNOWN),
  changeAlert: { 404: refused(404, ALERT_UNKNOWN), 409: refused(409, SAME_ALERT) },
  proposalContent: { 401: refused(401, PROPOSAL_IS_LOCKED) },
  proposalRead: { 401: refused(401, PROPOSAL_IS_LOCKED) },
  triggerSync: { 409: refused(409, ALREADY_SYNCING), 502: refused(502, FEED_UNREADABLE) },
  clearJobs: { 403: passwordNeeded, 409: refused(409, SYNC_IS_RUNNING) },
  revokeProposalAccess: notThere(NO_SUCH_ACCESS),
  remotes: notThere(REMOTES_UNKNOWN),
  syncDetails: notThere(NO_SUCH_SYNC),
  submission: notThere(SUBMISSION_UNKNOWN),
  revealSubmission: notThere(SUBMISSION_UNKNOWN),
  changeSubmission: {
    404: refused(404, SUBMISSION_UNKNOWN),
    409: () =>
      new ApiProblem(409, SUBMISSION_CHANGED, {
        details: { current: { revision: 9, status: 'done', note: 'Rang back, all is settled.' } },
      }),
  },
  submissionCv: notThere(NO_CV),
  mail: notThere(MAIL_NOT_FOUND),
  readMail: notThere(MAIL_NOT_FOUND),
  resendMail: { 404: refused(404, MAIL_NOT_FOUND), 409: refused(409, MAIL_HAS_CHANGED) },
  giveUpMail: { 404: refused(404, MAIL_NOT_FOUND), 409: refused(409, MAIL_HAS_CHANGED) },
};

/** The refusal with which the real endpoint answers in this state. */
export function refuse(name: EndpointName, status: RefusalStatus): Response {
  if (isTable(name)) return refuseTable(status);
  if (status === '500') return Response.json({ error: OUR_FAULT, id: FAULT_ID }, { status: 500, headers: NO_STORE });
  if (status === '503') return refuseForNow(name);
  if (status === '401' && isGate(name)) return new ApiProblem(401, INCORRECT_PASSWORD).toResponse();
  const refusal = OWN[name]?.[status] ?? GENERAL[status];
  if (!refusal) throw new Error(`${name} has no refusal with status ${status}`);
  return refusal().toResponse();
}

const FAULT_ID = 'mock-fault';
const NO_STORE = { 'cache-control': 'no-store' };

function refuseForNow(name: EndpointName): Response {
  if (isGate(name)) return new ApiProblem(503, GATE_IS_BUSY, { headers: { 'retry-after': BUSY_S } }).toResponse();
  const headers = { ...NO_STORE, 'retry-after': OUTAGE_S };
  return Response.json({ error: DATABASE_OUT, id: FAULT_ID }, { status: 503, headers });
}

function refuseTable(status: RefusalStatus): Response {
  const busy = { status: 503, code: 'XX000', details: FAULT_ID, headers: { 'retry-after': OUTAGE_S } };
  if (status === '503') return new RestProtocolError(DATABASE_OUT, busy).toResponse();
  if (status === '429') {
    const { message, headers } = tooManyRequests();
    return new RestProtocolError(message, { status: 429, code: '53400', headers }).toResponse();
  }
  return new RestProtocolError(OUR_FAULT, { status: 500, code: 'XX000', details: FAULT_ID }).toResponse();
}
