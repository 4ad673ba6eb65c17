import type { AccessScope, ProposalCopy } from '@site/contract';
import { proposalFixture } from '../fixtures/proposals.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { requireSession } from '../sessions.ts';

const SCOPES: Record<ProposalCopy, AccessScope> = { updated: 'lcrca', original: 'lcrca', operator: 'transport-uk' };

const proposalContent = mockEndpoint('proposalContent', ({ input, cookies }) => {
  requireSession(cookies, SCOPES[input.copy]);
  return proposalFixture(input.copy);
});

export const proposalHandlers = { proposalContent };
