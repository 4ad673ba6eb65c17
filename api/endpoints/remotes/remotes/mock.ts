import { REMOTES_UNKNOWN, RunningRemoteSchema, type RunningRemote, type VersionFigures } from '@site/contract';
import { answerRows } from '@site/protocol';
import { rowCounts, staffPage } from '../../../../mocks/expectations/staff-answers.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { repeated, type ChangedState } from '../../../../mocks/states/lists.ts';
import { endpoint, operation } from './contract.ts';

type Rows = readonly RunningRemote[];

const withRemotes =
  (changed: (rows: Rows) => RunningRemote[]): ChangedState =>
  ({ composition }) => ({ composition: { ...composition, remotes: changed(composition.remotes) } });

export const remoteLists = {
  empty: withRemotes(() => []),
  one: withRemotes((rows) => rows.slice(0, 1)),
  many: withRemotes((rows) => repeated(rows, (remote, number) => ({ ...remote, name: `${remote.name}-${number}` }))),
};

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { status, ...query } }) {
    const { remotes: running, ...rest } = state.composition;
    const rows = running.filter((remote) => status === undefined || remote.status === status);
    const list = answerRows(query, { name: 'remotes', schema: RunningRemoteSchema, rows });
    if (list instanceof Response) return list;
    const isListed = ({ remote }: VersionFigures) => list.rows.some(({ name }) => name === remote);
    return { ...list, ...rest, figures: state.versionFigures.filter(isListed) };
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
