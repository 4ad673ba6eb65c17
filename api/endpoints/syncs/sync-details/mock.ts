import { NO_SUCH_SYNC, RejectedAdvertSchema } from '@site/contract';
import { ApiProblem, csvResponse } from '@site/protocol';
import { staffPage } from '../../../../mocks/expectations/staff-answers.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { repeated } from '../../../../mocks/states/lists.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { id, format } }) {
    const found = state.syncs.find(({ sync }) => String(sync.id) === id);
    if (!found) throw new ApiProblem(404, NO_SUCH_SYNC);
    return format === 'csv' ? csvResponse(`sync-${id}-rejected`, RejectedAdvertSchema, found.rejected) : found;
  },
  states: {
    many: ({ syncs: known }) => ({
      syncs: known.map(({ sync, rejected, findings }) => {
        const many = repeated(rejected, (advert, number) => ({ ...advert, externalId: String(20_000 + number) }));
        return { sync: { ...sync, jobsFailed: many.length }, rejected: many, findings };
      }),
    }),
  },
  refusals: { 404: NO_SUCH_SYNC },
  refusedInput: { query: '', fields: ['id'] },
  shows: staffPage('The sync could not be read', {
    page: '/staff/syncs/47',
    sees: {
      ready: 'What the sync changed, “What to tell the supplier”, and “Rejected adverts (3)”.',
      many: 'A long table: “Rejected adverts (60)”.',
      minimal: 'What is always known of a sync: “Not recorded”.',
      hostile: 'Reasons wrap, and Arabic runs from right to left: “نجلب لكم أفضل السائقين”.',
      404: '“There is no such sync. Syncs are kept for 90 days.”',
    },
  }),
});
