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
  REMOTES_UNKNOWN,
  SAME_ALERT,
  SUBMISSION_CHANGED,
  SUBMISSION_UNKNOWN,
  SYNC_IS_RUNNING,
  type EndpointName,
} from '@site/contract';
import {
  ApiProblem,
  GATE_BUSY_S,
  LimitExceeded,
  LIMITS,
  OUTAGE_S,
  passwordNeeded,
  REQUEST_ID_HEADER,
  requestId,
  RestProtocolError,
  sessionNeeded,
} from '@site/protocol';
import { FEED_UNREADABLE } from '../fixtures/syncs.ts';
import { relatedJobs } from '../jobs/related-jobs.ts';
import { state } from '../state.ts';
import type { AnswerName } from './names.ts';
import { isGate, isTable } from './offered.ts';

/** What refuses a call with one of these statuses. 400 is left to the endpoint's own check of its input. */
export type RefusalStatus = Exclude<Extract<AnswerName, `${number}`>, '400'>;

export const isRefusal = (answer: AnswerName): answer is RefusalStatus => /^\d/.test(answer) && answer !== '400';

/** A refusal, or the sentence of one that says no more. */
type Refusal = string | ((request: Request) => ApiProblem);

const tooManyRequests = () => new LimitExceeded('submission', LIMITS.submission.windowMs);

const GENERAL: Readonly<Partial<Record<RefusalStatus, Refusal>>> = {
  401: () => sessionNeeded('staff'),
  403: FROM_ANOTHER_SITE,
  429: tooManyRequests,
};

/** Where an endpoint's refusal says something of its own. */
const OWN: Readonly<Partial<Record<EndpointName, Partial<Record<RefusalStatus, Refusal>>>>> = {
  getJobDetails: {
    404: JOB_NOT_FOUND,
    410: ({ url }) => {
      const slug = new URL(url).searchParams.get('slug');
      const closed = state.jobs.find((job) => job.slug === slug);
      return new ApiProblem(410, JOB_CLOSED, { details: { relatedJobs: closed ? relatedJobs(closed) : [] } });
    },
  },
  applyToJob: { 404: JOB_NOT_FOUND, 410: APPLICATIONS_CLOSED },
  landingPage: { 404: NO_SUCH_LANDING_PAGE },
  confirmSubscription: { 404: LINK_UNKNOWN, 410: LINK_EXPIRED },
  alertSettings: { 404: ALERT_UNKNOWN },
  changeAlert: { 404: ALERT_UNKNOWN, 409: SAME_ALERT },
  secureAuth: { 401: INCORRECT_PASSWORD },
  transportUkAuth: { 401: INCORRECT_PASSWORD },
  staffAuth: { 401: INCORRECT_PASSWORD },
  proposalContent: { 401: () => sessionNeeded('lcrca') },
  proposalRead: { 401: () => sessionNeeded('lcrca') },
  triggerSync: { 409: ALREADY_SYNCING, 502: FEED_UNREADABLE },
  clearJobs: { 403: passwordNeeded, 409: SYNC_IS_RUNNING },
  revokeProposalAccess: { 404: NO_SUCH_ACCESS },
  remotes: { 404: REMOTES_UNKNOWN },
  syncDetails: { 404: NO_SUCH_SYNC },
  submission: { 404: SUBMISSION_UNKNOWN },
  revealSubmission: { 404: SUBMISSION_UNKNOWN },
  changeSubmission: {
    404: SUBMISSION_UNKNOWN,
    409: () =>
      new ApiProblem(409, SUBMISSION_CHANGED, {
        details: { current: { revision: 9, status: 'done', note: 'Rang back, all is settled.' } },
      }),
  },
  submissionCv: { 404: NO_CV },
  mail: { 404: MAIL_NOT_FOUND },
  readMail: { 404: MAIL_NOT_FOUND },
  resendMail: { 404: MAIL_NOT_FOUND, 409: MAIL_HAS_CHANGED },
  giveUpMail: { 404: MAIL_NOT_FOUND, 409: MAIL_HAS_CHANGED },
};

/** The refusal with which the real endpoint answers in this state. */
export function refuse(name: EndpointName, status: RefusalStatus, request: Request): Response {
  const id = requestId(request);
  const response = refusalOf(name, status, request, id);
  response.headers.set(REQUEST_ID_HEADER, id);
  return response;
}

function refusalOf(name: EndpointName, status: RefusalStatus, request: Request, id: string): Response {
  if (isTable(name)) return refuseTable(status, id);
  if (status === '500') return Response.json({ error: OUR_FAULT, id }, { status: 500, headers: NO_STORE });
  if (status === '503') return refuseForNow(name, id);
  const refusal = OWN[name]?.[status] ?? GENERAL[status];
  if (refusal === undefined) throw new Error(`${name} has no refusal with status ${status}`);
  const problem = typeof refusal === 'string' ? new ApiProblem(Number(status), refusal) : refusal(request);
  return problem.toResponse();
}

const NO_STORE = { 'cache-control': 'no-store' };
const AFTER_OUTAGE = { 'retry-after': String(OUTAGE_S) };

function refuseForNow(name: EndpointName, id: string): Response {
  if (!isGate(name))
    return Response.json({ error: DATABASE_OUT, id }, { status: 503, headers: { ...NO_STORE, ...AFTER_OUTAGE } });
  return new ApiProblem(503, GATE_IS_BUSY, { headers: { 'retry-after': String(GATE_BUSY_S) } }).toResponse();
}

function refuseTable(status: RefusalStatus, id: string): Response {
  if (status === '429') {
    const { message, headers } = tooManyRequests();
    return new RestProtocolError(message, { status: 429, code: '53400', headers }).toResponse();
  }
  const fault = { code: 'XX000', details: id };
  return status === '503'
    ? new RestProtocolError(DATABASE_OUT, { ...fault, status: 503, headers: AFTER_OUTAGE }).toResponse()
    : new RestProtocolError(OUR_FAULT, { ...fault, status: 500 }).toResponse();
}
