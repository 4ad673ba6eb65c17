/** One of the checks that a version passes before visitors get it. */
export interface Check {
  /** What was checked: '64 files are as they were built'. */
  checked: string;
  /** What is wrong, one sentence each; empty when it passed. */
  problems: readonly string[];
}

/** The number with its noun: '1 file', '2 files'. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
