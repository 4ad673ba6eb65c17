import { PROPOSAL_SCOPES } from '@site/protocol';
import { mockEndpoint } from '../mock-endpoint.ts';
import { requireSession } from '../sessions.ts';

const proposalRead = mockEndpoint('proposalRead', ({ input, ...caller }) => {
  requireSession(caller, PROPOSAL_SCOPES[input.copy]);
  return { success: true };
});

export const proposalReadHandlers = { proposalRead };
