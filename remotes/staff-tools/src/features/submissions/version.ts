import type { Submission, SubmissionConflict } from '@site/contract';

/** Status and note at one revision; the note is undefined while it is hidden. */
export type Version = SubmissionConflict['current'];

/** Of a masked submission. No note has nothing to hide. */
export const versionOf = ({ revision, status, noteWords }: Submission): Version => ({
  revision,
  status,
  ...(noteWords === 0 && { note: '' }),
});

/** The one with the highest revision and, of these, one whose note is known. */
export const newest = (first: Version, ...others: readonly (Version | undefined)[]): Version =>
  others.reduce<Version>((best, other) => {
    if (!other || other.revision < best.revision) return best;
    const { revision, status, note = best.revision === other.revision ? best.note : undefined } = other;
    return { revision, status, ...(note !== undefined && { note }) };
  }, first);
