/** What a mocked endpoint can be made to answer, by the names that links, stories and tools use. */
const ANSWERS = [
  ['ready', 'the usual answer'],
  ['empty', 'nothing in the list'],
  ['one', 'a single entry in the list'],
  ['many', 'a list of hundreds'],
  ['minimal', 'only what the contract requires: every optional field is left out'],
  ['hostile', 'very long words, markup, right-to-left text and emoji'],
  ['running', 'a sync is running'],
  ['failed', 'the latest sync failed'],
  ['paused', 'the alert is paused'],
  ['ending', 'the alert is a year old, and ends unless it is kept'],
  ['read', 'the application has been read'],
  ['put-forward', 'the applicant has been put forward'],
  ['interview', 'the employer would like to meet the applicant'],
  ['interview-chosen', 'the applicant has chosen a time for the interview'],
  ['offered', 'the applicant has been offered the job'],
  ['not-this-time', 'the application was not successful'],
  ['withdrawn', 'the applicant, the candidate or the client has withdrawn'],
  ['job-closed', 'the job has closed before an outcome'],
  ['called', 'the candidate has been called'],
  ['in-our-files', 'the candidate is in our files'],
  ['quoted', 'the client has a quote'],
  ['won', 'the client has chosen us'],
  ['lost', 'the client has chosen another, or we could not help'],
  ['accounts', 'staff sign in with accounts of their own'],
  ['asked', 'an operator asks for what takes two'],
  ['shared-password', 'the shared password opens the desk beside the accounts'],
  ['new-email', 'another address has yet to be confirmed'],
  ['400', 'the input is refused, with a message for each faulty field'],
  ['401', 'no session, or a wrong password'],
  ['403', 'not allowed'],
  ['404', 'there is no such thing'],
  ['409', 'something else came first'],
  ['410', 'there was such a thing, and is no more'],
  ['429', 'too many requests'],
  ['500', 'a fault of ours'],
  ['502', 'something that the server relies on failed'],
  ['503', 'the server is too busy, or its database is out of order'],
  ['offline', 'no connection'],
  ['malformed', 'JSON that breaks off in the middle'],
  ['web-page', 'a web page instead of JSON, as from a proxy'],
] as const;
export type AnswerName = (typeof ANSWERS)[number][0];

/** How late the answer is. */
const DELAYED = [
  ['slow', 'two seconds late'],
  ['very-slow', 'five seconds late'],
  ['pending', 'there is never an answer'],
] as const;
export type DelayName = (typeof DELAYED)[number][0];
/** In milliseconds. */
export const DELAYS: Readonly<Record<DelayName, number>> = { slow: 2_000, 'very-slow': 5_000, pending: Infinity };

/** Whom an endpoint that asks for a session takes the visitor for. */
const VISITORS = [
  ['signed-in', 'the visitor has a session'],
  ['session-ends', 'the visitor has a session, which ends with the first call'],
  ['password-needed', 'the visitor has a session, but entered the password a while ago'],
] as const;
export type VisitorName = (typeof VISITORS)[number][0];

export type StateName = AnswerName | DelayName | VisitorName;

const STATES = [...ANSWERS, ...DELAYED, ...VISITORS] as const;
export const STATE_NAMES: readonly StateName[] = STATES.map(([name]) => name);
export const MEANINGS = Object.fromEntries(STATES) as Readonly<Record<StateName, string>>;

const isOneOf =
  <Name extends string>(states: readonly (readonly [name: Name, meaning: string])[]) =>
  (name: string): name is Name =>
    states.some(([each]) => each === name);

export const isAnswer = isOneOf<AnswerName>(ANSWERS);
export const isDelay = isOneOf<DelayName>(DELAYED);
export const isVisitor = isOneOf<VisitorName>(VISITORS);
export const isState = isOneOf<StateName>(STATES);
