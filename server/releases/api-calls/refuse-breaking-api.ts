import { ExplainedError } from '@site/api/program';
import type { CallContracts } from '@site/protocol/compatibility.ts';
import type { RecordedCalls } from '../history/recorded-calls.ts';
import type { Releases } from '../history/releases.ts';
import { brokenVersions, sentencesOf } from './broken-versions.ts';
import { keptVersions } from './kept-versions.ts';

class ApiBreaksRemotes extends ExplainedError {
  override name = 'ApiBreaksRemotes';
}

interface Parts {
  releases: Pick<Releases, 'pointers'>;
  recordedCalls: Pick<RecordedCalls, 'all'>;
  /** The contract of this site's API. */
  offered: CallContracts;
}

/** @throws ApiBreaksRemotes when visitors have, or may get back, a version that this site's API would break */
export async function refuseBreakingApi({ releases, recordedCalls, offered }: Parts): Promise<void> {
  const broken = brokenVersions(keptVersions(await releases.pointers()), await recordedCalls.all(), offered);
  if (broken.length === 0) return;
  throw new ApiBreaksRemotes(
    [
      'This site does not take over: its API would break versions of remotes.',
      ...sentencesOf(broken).map((sentence) => `  ${sentence}`),
      'Let the site from before run on, and move these remotes first: docs/contracts/api.md, "Changing a call".',
    ].join('\n'),
  );
}
