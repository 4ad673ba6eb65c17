const MOST_REASONS = 50;
const MOST_CHARACTERS = 500;

/** The reasons for a rejection, one a line. They may be what a remote's own code threw: any text, of any length. */
export const rejectionNote = (reasons: readonly string[]): string =>
  reasons
    .slice(0, MOST_REASONS)
    .map((reason) =>
      reason
        .replaceAll(/\s*\n\s*/g, ' ')
        .replaceAll(/\p{Cc}/gu, '\uFFFD')
        .slice(0, MOST_CHARACTERS),
    )
    .join('\n');
