import { AccessLogEntrySchema, type AccessLogEntry } from '@site/contract';
import { answerRows } from '@site/protocol';
import { rowCounts, staffPage } from '../../../../mocks/expectations/staff-answers.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { earlier, listStates } from '../../../../mocks/states/lists.ts';
import { ACCESS_PAGE } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

const accessLogLists = listStates('accessLog', (entry, number) => ({ ...entry, at: earlier(entry.at, number) }));

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { scope, event, reader, ...query } }) {
    const rows = state.accessLog.filter(
      (entry) =>
        (scope === undefined || entry.scope === scope) &&
        (event === undefined || entry.event === event) &&
        (reader === undefined || isBy(reader, entry)),
    );
    return answerRows(query, { name: 'access-log', schema: AccessLogEntrySchema, rows });
  },
  states: accessLogLists,
  refusedInput: { query: '?page=0&scope=staff&event=logout&reader=Mo', fields: ['page', 'scope', 'event', 'reader'] },
  shows: staffPage('The access log could not be read', {
    page: ACCESS_PAGE,
    sees: {
      ...rowCounts('80'),
      ready: 'Who read what, and when: “1 to 4 of 4”.',
      empty: '“Nothing has been read”.',
      minimal: 'The log without names: “Shared password”.',
      hostile: 'Names wrap, and Arabic runs from right to left: “نجلب لكم أفضل السائقين”.',
    },
  }),
});

function isBy(reader: string, { person, event }: AccessLogEntry): boolean {
  if (reader === 'shared') return person === null && event !== 'login-refused';
  if (reader === 'unknown') return person === null && event === 'login-refused';
  return person !== null && person === state.accessGrants.find(({ id }) => id === reader)?.person;
}
