import { PROPOSAL_SCOPES } from '@site/protocol';
import { proposalFixture } from '../fixtures/proposals.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { requireSession } from '../sessions.ts';

const proposalContent = mockEndpoint('proposalContent', ({ input, ...caller }) => {
  requireSession(caller, PROPOSAL_SCOPES[input.copy]);
  return proposalFixture(input.copy);
});

export const proposalHandlers = { proposalContent };
