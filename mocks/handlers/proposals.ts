import type { AccessScope, ProposalCopy } from '@site/contract';
import { proposalFixture } from '../fixtures/proposals.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { requireSession } from '../sessions.ts';

export const PROPOSAL_SCOPES: Record<ProposalCopy, AccessScope> = {
  updated: 'lcrca',
  original: 'lcrca',
  operator: 'transport-uk',
};

const proposalContent = mockEndpoint('proposalContent', ({ input, cookies }) => {
  requireSession(cookies, PROPOSAL_SCOPES[input.copy]);
  return proposalFixture(input.copy);
});

export const proposalHandlers = { proposalContent };
