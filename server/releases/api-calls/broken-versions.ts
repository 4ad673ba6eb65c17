import { breakingChanges, type CallContracts } from '@site/protocol/compatibility.ts';
import type { VersionCalls } from '../history/recorded-calls.ts';
import type { KeptVersion } from './kept-versions.ts';

/** A version, and why an API would break it: 'get-jobs does not send jobs[].salary_text'. */
export interface BrokenVersion extends KeptVersion {
  reasons: readonly string[];
}

/** Which of these versions the API that offers this would break; one of which no calls are recorded is let through. */
export const brokenVersions = (
  kept: readonly KeptVersion[],
  recorded: readonly VersionCalls[],
  offered: CallContracts,
): BrokenVersion[] =>
  kept.flatMap((each) => {
    const known = recorded.find(({ remote, version }) => remote === each.remote && version === each.version);
    const reasons = breakingChanges(known?.calls ?? {}, offered).map(({ sentence }) => sentence);
    return reasons.length > 0 ? { ...each, reasons } : [];
  });

/** One sentence for each reason. */
export const sentencesOf = (broken: readonly BrokenVersion[]): string[] =>
  broken.flatMap(({ remote, version, as, reasons }) =>
    reasons.map((reason) => `${remote} ${version}, which is ${as}, was built for another API: ${reason}`),
  );
