import type { AccessLogEntry } from '@site/contract';

const PROPOSALS: Readonly<Record<string, string>> = { lcrca: 'LCRCA', 'transport-uk': 'Transport UK' };

export const proposalName = (scope: string): string => PROPOSALS[scope] ?? scope;

/** What happened, as staff say it: 'Read proposition (updated copy)'. */
export function eventName({ event, subject }: Pick<AccessLogEntry, 'event' | 'subject'>): string {
  const [, copy, section] = /^proposal:([^#]+)(?:#(.+))?$/.exec(subject ?? '') ?? [];
  if (event === 'login') return 'Logged in';
  if (event === 'login-refused') return 'Wrong password';
  return event === 'read' ? `Read ${section} (${copy} copy)` : `Opened the ${copy} copy`;
}
