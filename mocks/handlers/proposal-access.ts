import { proposalAccessFixture } from '../fixtures/proposal-access.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { requireSession } from '../sessions.ts';

const proposalAccess = mockEndpoint('proposalAccess', ({ cookies }) => {
  requireSession(cookies, 'staff');
  return proposalAccessFixture;
});

export const proposalAccessHandlers = { proposalAccess };
