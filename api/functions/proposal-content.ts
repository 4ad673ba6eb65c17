import { recordAccess } from '../access/access-log.ts';
import { apiFunction } from '../function.ts';
import { findProposal } from '../proposals/proposal.ts';

export default apiFunction('proposalContent', async ({ input: { copy }, session, request, services }) => {
  const { scope } = session;
  await recordAccess(services, request, { event: 'view', scope, session, subject: `proposal:${copy}` });
  return findProposal(copy);
});
