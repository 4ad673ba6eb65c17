import { mockEndpoint } from '../mock-endpoint.ts';
import { PROPOSAL_SCOPES } from './proposals.ts';
import { requireSession } from '../sessions.ts';

const proposalRead = mockEndpoint('proposalRead', ({ input, cookies }) => {
  requireSession(cookies, PROPOSAL_SCOPES[input.copy]);
  return { success: true };
});

export const proposalReadHandlers = { proposalRead };
