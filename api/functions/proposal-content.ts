import { recordAccess } from '../access/access-log.ts';
import { requireSession } from '../access/require-session.ts';
import { apiFunction } from '../function.ts';
import { findProposal, scopeOfProposal } from '../proposals/proposal.ts';

export default apiFunction('proposalContent', async ({ input: { copy }, request, services }) => {
  const scope = scopeOfProposal(copy);
  const session = await requireSession(request, services, scope);
  await recordAccess(services, request, { event: 'view', scope, sessionId: session.id, subject: `proposal:${copy}` });
  return findProposal(copy);
});
