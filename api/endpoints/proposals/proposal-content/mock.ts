import { PROPOSAL_SCOPES } from '@site/protocol';
import { proposalFixture } from '../../../../mocks/fixtures/proposals.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { requireSession } from '../../../../mocks/sessions.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input, ...caller }) {
    requireSession(caller, PROPOSAL_SCOPES[input.copy]);
    return proposalFixture(input.copy);
  },
  refusedInput: { query: '?copy=draft', fields: ['copy'] },
  shows: {
    page: '/lcrca-proposal',
    how: 'Enter the password mock-password and press “Access Proposal”.',
    atOnce: ['ready', 'minimal', 'hostile', 'signed-in', 'session-ends', 'slow', 'very-slow'],
    sees: {
      ready: 'The proposal: “Project Start: September 2026”.',
      hostile: 'Long words wrap, markup shows as text: “<script>”.',
      401: 'The gate again: “Your session has ended. Please enter the password again.”',
      pending: 'After eight seconds the gate; behind it, grey lines in place of the text: “Loading the proposal…”.',
      'session-ends': 'The proposal appears and gives way to the gate: “Access Proposal”.',
    },
    fails: 'No proposal: “The proposal could not be loaded”, and “Retry”.',
    waits: 'The page comes late, without its gate: “Project Start: September 2026”.',
  },
});
