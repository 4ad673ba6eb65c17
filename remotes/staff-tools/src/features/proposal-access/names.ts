import type { AccessLogEntry } from '@site/contract';

const PROPOSALS: Readonly<Record<string, string>> = { lcrca: 'LCRCA', 'transport-uk': 'Transport UK' };

export const proposalName = (scope: string): string => PROPOSALS[scope] ?? scope;

/** Whose login it was: a refused one without a person's link could be anybody's. */
export const readerName = ({ event, person }: Pick<AccessLogEntry, 'event' | 'person'>): string =>
  person ?? (event === 'login-refused' ? 'Unknown' : 'Shared password');

/** Kinds of events, for the filter. */
export const EVENT_NAMES: Readonly<Record<AccessLogEntry['event'], string>> = {
  login: 'Logged in',
  'login-refused': 'Login refused',
  view: 'Opened a copy',
  read: 'Read a section',
};

/** What happened, as staff say it: 'Read proposition (updated copy)'. */
export function eventName({ event, subject }: Pick<AccessLogEntry, 'event' | 'subject'>): string {
  const [, copy, section] = /^proposal:([^#]+)(?:#(.+))?$/.exec(subject ?? '') ?? [];
  if (copy === undefined) return EVENT_NAMES[event];
  return section === undefined ? `Opened the ${copy} copy` : `Read ${section} (${copy} copy)`;
}
