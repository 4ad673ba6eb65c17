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
