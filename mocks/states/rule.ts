import type { EndpointName } from '@site/contract';
import type { AnswerName, DelayName, VisitorName } from './names.ts';

/** How one endpoint answers: what, how late, to whom, and from which call on. */
export interface Rule {
  answer?: AnswerName;
  delay?: DelayName;
  visitor?: VisitorName;
  /** How many calls get the usual answer first; default: none. */
  after?: number;
}

export type Rules = Readonly<Partial<Record<EndpointName, Rule>>>;

/** A rule in the words of a link: '500.slow.after-1'. */
export const wordsOf = ({ answer, delay, visitor, after }: Rule): string =>
  [answer, delay, visitor, after && `after-${after}`].filter(Boolean).join('.');
