import { refused } from '../../../../mocks/expectations/staff-answers.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { recordAction } from '../../../../mocks/staff/actions.ts';
import { state } from '../../../../mocks/state.ts';
import { endpoint, operation } from './contract.ts';

const LINK_MS = 7 * 24 * 3_600_000;

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { remote, path } }) {
    recordAction('share-preview', { subject: remote, rows: 0 });
    const link = `http://localhost:3000${path}?remote=${remote}&token=mock-preview-token`;
    return { success: true, link, endsAt: new Date(state.now.getTime() + LINK_MS).toISOString() };
  },
  refusedInput: { body: { remote: 'job-board', path: '//elsewhere.example' }, fields: ['remote', 'path'] },
  shows: {
    page: '/staff/remotes',
    how: 'Press “Share a preview”, fill in the form and press “Make a link”.',
    sees: {
      ...refused(),
      ready: 'A link: “Whoever has it sees this version”.',
      minimal: 'A link: “Whoever has it sees this version”.',
      hostile: 'A link: “Whoever has it sees this version”.',
      400: 'A summary, and a sentence at each field: “Please enter a path on this site, such as /jobs”.',
      401: '“Your session has ended. Please sign in again.”',
    },
    fails: 'The form stays with what was typed, and the reason above the button.',
    waits: 'The button says “Making a link…”.',
  },
});
