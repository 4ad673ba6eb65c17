/** What a mocked endpoint can be made to answer, by the name that links, stories and tools use. */
export const ANSWER_NAMES = [
  'ready',
  'empty',
  'one',
  'many',
  'minimal',
  'hostile',
  'running',
  'failed',
  'paused',
  'ending',
  '400',
  '401',
  '403',
  '404',
  '409',
  '410',
  '429',
  '500',
  '502',
  '503',
  'offline',
  'malformed',
  'web-page',
] as const;
export type AnswerName = (typeof ANSWER_NAMES)[number];

/** How late the answer is, in milliseconds. */
export const DELAYS = { slow: 2_000, 'very-slow': 5_000, pending: Infinity } as const;
export type DelayName = keyof typeof DELAYS;

/** Whom an endpoint that asks for a session takes the visitor for. */
export const VISITOR_NAMES = ['signed-in', 'session-ends', 'password-needed'] as const;
export type VisitorName = (typeof VISITOR_NAMES)[number];

export type StateName = AnswerName | DelayName | VisitorName;

export const MEANINGS: Readonly<Record<StateName, string>> = {
  ready: 'the usual answer',
  empty: 'nothing in the list',
  one: 'a single entry in the list',
  many: 'a list of hundreds',
  minimal: 'only what the contract requires: every optional field is left out',
  hostile: 'very long words, markup, right-to-left text and emoji',
  running: 'a sync is running',
  failed: 'the latest sync failed',
  paused: 'the alert is paused',
  ending: 'the alert is a year old, and ends unless it is kept',
  400: 'the input is refused, with a message for each faulty field',
  401: 'no session, or a wrong password',
  403: 'not allowed',
  404: 'there is no such thing',
  409: 'something else came first',
  410: 'there was such a thing, and is no more',
  429: 'too many requests',
  500: 'a fault of ours',
  502: 'something that the server relies on failed',
  503: 'the server is too busy, or its database is out of order',
  offline: 'no connection',
  malformed: 'JSON that breaks off in the middle',
  'web-page': 'a web page instead of JSON, as from a proxy',
  slow: 'two seconds late',
  'very-slow': 'five seconds late',
  pending: 'there is never an answer',
  'signed-in': 'the visitor has a session',
  'session-ends': 'the visitor has a session, which ends with the first call',
  'password-needed': 'the visitor has a session, but entered the password a while ago',
};

const isOneOf =
  <Name extends string>(names: readonly Name[]) =>
  (name: string): name is Name =>
    names.some((each) => each === name);

export const isAnswer = isOneOf(ANSWER_NAMES);
export const isDelay = isOneOf(Object.keys(DELAYS) as DelayName[]);
export const isVisitor = isOneOf(VISITOR_NAMES);

/** In the order in which they are listed. */
export const STATE_NAMES: readonly StateName[] = [
  ...ANSWER_NAMES,
  ...(Object.keys(DELAYS) as DelayName[]),
  ...VISITOR_NAMES,
];

export const isState = isOneOf(STATE_NAMES);
