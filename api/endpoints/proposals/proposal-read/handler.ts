import { PROPOSAL_SCOPES } from '@site/protocol';
import { recordAccess } from '../../../access/access-log.ts';
import { hasSession } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  access: ({ copy }) => PROPOSAL_SCOPES[copy],
  limits: hasSession,
  async answer({ input: { copy, section }, session, request, services }) {
    const subject = `proposal:${copy}#${section}`;
    await recordAccess(services, request, { event: 'read', scope: session.scope, session, subject });
    return { success: true };
  },
});
