import { PROPOSAL_SCOPES } from '@site/protocol';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { requireSession } from '../../../../mocks/sessions.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input, ...caller }) {
    requireSession(caller, PROPOSAL_SCOPES[input.copy]);
    return { success: true };
  },
  refusedInput: { body: { copy: 'draft', section: 'prologue' }, fields: ['copy', 'section'] },
  shows: {
    page: '/lcrca-proposal',
    how: 'Press a “SHOW DETAILS”.',
    sees: { ready: 'The section opens: “COLLAPSE”. Nothing says that this was recorded.' },
    fails: 'The section opens all the same: “COLLAPSE”.',
    waits: 'The section opens at once: “COLLAPSE”.',
  },
});
