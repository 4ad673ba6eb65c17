import { ListedSyncSchema } from '@site/contract';
import { answerRows } from '@site/protocol';
import { rowCounts, staffPage } from '../../../../mocks/expectations/staff-answers.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { syncLists } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { status, rejected, ...query } }) {
    const all = state.syncs.map(({ sync }) => sync);
    const rows = all.filter(
      (sync) => (status === undefined || sync.status === status) && (rejected === undefined || sync.jobsFailed > 0),
    );
    const list = answerRows(query, { name: 'syncs', schema: ListedSyncSchema, rows });
    if (list instanceof Response) return list;
    return { ...list, running: all.find((sync) => sync.status === 'running') ?? null };
  },
  states: syncLists,
  refusedInput: { query: '?status=stuck&rejected=none', fields: ['status', 'rejected'] },
  shows: staffPage('The syncs could not be read', {
    page: '/staff/syncs',
    sees: {
      ...rowCounts('1,120'),
      ready: 'A chart and a table of the syncs: “1 to 50 of 56”.',
      empty: '“There has been no sync yet”.',
      minimal: 'The syncs without who started them: “Not recorded”.',
      hostile: 'Reasons wrap, and Arabic runs from right to left: “نجلب لكم أفضل السائقين”.',
      running: '“A sync is running”, and how far it is.',
      failed: 'The newest row says “The job feed could not be read: it answered with status 503”.',
    },
  }),
});
