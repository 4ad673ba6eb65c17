import { REMOTES_UNKNOWN, RunningRemoteSchema, type RunningRemote, type VersionFigures } from '@site/contract';
import { answerRows } from '@site/protocol';
import { rowCounts, staffPage } from '../../../../mocks/expectations/staff-answers.ts';
import { compositionFixture } from '../../../../mocks/fixtures/composition.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { listStates } from '../../../../mocks/states/lists.ts';
import { DAY_MS, MINUTE_MS } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const remoteLists = listStates(
  (state) => state.composition.remotes,
  (rows) => ({ composition: { ...compositionFixture, remotes: rows } }),
  (remote, number) => ({ ...remote, name: `${remote.name}-${number}` }),
);

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { status, ...query } }) {
    const { remotes: running, ...rest } = state.composition;
    const rows = running.filter((remote) => status === undefined || remote.status === status);
    const list = answerRows(query, { name: 'remotes', schema: RunningRemoteSchema, rows });
    return list instanceof Response ? list : { ...list, ...rest, figures: list.rows.flatMap(figuresOf) };
  },
  states: remoteLists,
  refusals: { 404: REMOTES_UNKNOWN },
  refusedInput: { query: '?status=perhaps', fields: ['status'] },
  shows: staffPage('The remotes could not be read', {
    page: '/staff/remotes',
    sees: {
      ...rowCounts('80'),
      ready:
        'Four remotes; one has no build: “proposals has no build, and its pages do not work”. A gradual version does ' +
        'worse than the live one: “2.4 points more than live”.',
      empty: '“The registry names no remotes”.',
      minimal: 'The remotes without versions and sizes: “1 to 4 of 4”.',
      hostile: 'Reasons and versions wrap, markup shows as text: “<script>”.',
      404: '“This server answers the API alone, and does not know the remotes.”',
    },
  }),
});

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
