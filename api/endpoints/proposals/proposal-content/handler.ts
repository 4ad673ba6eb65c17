import { PROPOSAL_SCOPES } from '@site/protocol';
import { recordAccess } from '../../../access/access-log.ts';
import { hasSession } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { findProposal } from '../../../proposals/proposal.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  access: ({ copy }) => PROPOSAL_SCOPES[copy],
  limits: hasSession,
  async answer({ input: { copy }, session, request, services }) {
    const { scope } = session;
    await recordAccess(services, request, { event: 'view', scope, session, subject: `proposal:${copy}` });
    return findProposal(copy);
  },
});
