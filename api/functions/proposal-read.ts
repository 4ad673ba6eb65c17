import { recordAccess } from '../access/access-log.ts';
import { apiFunction } from '../function.ts';

export default apiFunction('proposalRead', async ({ input: { copy, section }, session, request, services }) => {
  const subject = `proposal:${copy}#${section}`;
  await recordAccess(services, request, { event: 'read', scope: session.scope, session, subject });
  return { success: true };
});
