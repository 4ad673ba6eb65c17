import type { AccessLogEntry } from '@site/contract';

const PROPOSALS: Readonly<Record<string, string>> = { lcrca: 'LCRCA', 'transport-uk': 'Transport UK' };

export const proposalName = (scope: string): string => PROPOSALS[scope] ?? scope;

/** Whose login it was: a refused one without a person's link could be anybody's. */
export const readerName = ({ event, person }: Pick<AccessLogEntry, 'event' | 'person'>): string =>
  person ?? (event === 'login-refused' ? 'Unknown' : 'Shared password');

/** What happened, as staff say it: 'Read proposition (updated copy)'. */
export function eventName({ event, subject }: Pick<AccessLogEntry, 'event' | 'subject'>): string {
  const [, copy, section] = /^proposal:([^#]+)(?:#(.+))?$/.exec(subject ?? '') ?? [];
  if (event === 'login') return 'Logged in';
  if (event === 'login-refused') return 'Login refused';
  return event === 'read' ? `Read ${section} (${copy} copy)` : `Opened the ${copy} copy`;
}
