import { createHash } from 'node:crypto';
import type { ModeName } from '../../../.storybook/modes.ts';

/** A picture that somebody has to look at. Pictures are files' names in the report's folder. */
export interface Finding {
  id: string;
  title: string;
  name: string;
  mode: ModeName;
  /** Equal for those that are looked at as one. */
  group: string;
  /** What differs, in words; why it failed. */
  summary: string;
  /** How much of the difference the summary tells, from 0 to 1. */
  share: number;
  before?: string;
  /** Missing for a story that failed. */
  after?: string;
  difference?: string;
  approved?: boolean;
}

export interface Results {
  /** Pictures compared, and how many of them were taken: those that look the same share one. */
  compared: number;
  taken: number;
  seconds: number;
  findings: readonly Finding[];
}

/** A short name of a finding's group. */
export const keyOf = ({ group }: Finding): string => hash(group);

export const hash = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 16);
