import { createHash } from 'node:crypto';
import type { ModeName } from '../../../.storybook/modes.ts';
import type { Change } from '../pixels.ts';

/** A picture that somebody has to look at. Pictures are files' names in the report's folder. */
export interface Finding extends Partial<Pick<Change, 'colour' | 'sizes'>>, Pick<Change, 'summary' | 'share'> {
  id: string;
  title: string;
  name: string;
  mode: ModeName;
  before?: string;
  /** Missing for a story that failed. */
  after?: string;
  approved?: boolean;
}

export interface Results {
  /** Pictures compared, and how many of them were taken: those that look the same share one. */
  compared: number;
  taken: number;
  seconds: number;
  findings: readonly Finding[];
}

export const hash = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 16);
