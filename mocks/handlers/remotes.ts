import { RunningRemoteSchema, type RunningRemote, type VersionFigures } from '@site/contract';
import { answerRows } from '@site/protocol';
import { mockEndpoint } from '../mock-endpoint.ts';
import { requireSession } from '../sessions.ts';
import { recordAction } from '../staff/actions.ts';
import { state } from '../state.ts';

const remotes = mockEndpoint('remotes', ({ input: { status, ...query }, ...caller }) => {
  requireSession(caller, 'staff');
  const { remotes: running, ...rest } = state.composition;
  const rows = running.filter((remote) => status === undefined || remote.status === status);
  const list = answerRows(query, { name: 'remotes', schema: RunningRemoteSchema, rows });
  return list instanceof Response ? list : { ...list, ...rest, figures: list.rows.flatMap(figuresOf) };
});

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NONE = { total: 0, bad: 0 };

/** Of the versions that visitors get; of the last good one only if somebody still had it. */
function figuresOf({ name: remote, version, gradualVersion, gradualSince, lastGood }: RunningRemote): VersionFigures[] {
  const startsAt = gradualSince === null ? state.now.getTime() - DAY_MS : Date.parse(gradualSince);
  const since = new Date(startsAt - (startsAt % MINUTE_MS)).toISOString();
  const served = [
    ['live', version],
    ['gradual', gradualVersion],
    ['last-good', lastGood],
  ] as const;
  return served.flatMap(([itsState, wanted]) => {
    const seen = state.remoteHealth.find((each) => each.remote === remote && each.version === wanted);
    if (wanted === null || (itsState === 'last-good' && !seen)) return [];
    const { renders, visits, vitals } = seen ?? { renders: NONE, visits: NONE, vitals: NONE };
    return [{ remote, version: wanted, state: itsState, since, renders, visits, vitals }];
  });
}

const LINK_MS = 7 * DAY_MS;

const sharePreview = mockEndpoint('sharePreview', ({ input: { remote, path }, ...caller }) => {
  requireSession(caller, 'staff');
  recordAction('share-preview', { subject: remote, rows: 0 });
  const link = `http://localhost:3000${path}?remote=${remote}&token=mock-preview-token`;
  return { success: true, link, endsAt: new Date(state.now.getTime() + LINK_MS).toISOString() };
});

export const remoteHandlers = { remotes, sharePreview };
