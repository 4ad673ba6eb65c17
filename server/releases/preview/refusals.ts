import { formatVersionId, type VersionId } from '@site/contract';
import type { PageFailure } from '../../../shell/src/page-state.ts';
import type { ReleasedVersion } from '../history/release-state.ts';

export const previewNotAllowed = (): PageFailure =>
  failure(401, 'Unauthorized', {
    title: 'You cannot open this preview',
    message:
      'Staff can: sign in at /staff, then open the link again. If we sent you the link, it may have expired. ' +
      'Please ask us for a new one.',
  });

/** Lists the remote's versions or, if it has none, all remotes' versions, as far as the visitor may know of them. */
export function versionNotThere(wanted: VersionId, known: readonly ReleasedVersion[]): PageFailure {
  const ofRemote = known.filter(({ remote }) => remote === wanted.remote);
  const offered = ofRemote.length > 0 ? ofRemote : known;
  const names = offered.slice(0, MOST_NAMED).map(formatVersionId).join(', ');
  const message = `There is no released version ${formatVersionId(wanted)}, or it was rejected.`;
  return failure(404, 'Not Found', {
    title: 'This version cannot be previewed',
    message: names ? `${message} You can preview: ${names}.` : message,
  });
}

const MOST_NAMED = 10;

const failure = (status: number, statusText: string, data: PageFailure['data']): PageFailure => ({
  status,
  statusText,
  internal: false,
  data,
});
