import type { Proposal, ProposalCopy } from '@site/contract';
import type { LoaderArgs } from '@site/remote-kit';

/**
 * The proposal, where the server makes the page for somebody with a session; null for everybody else. A browser shows
 * its cookies to nobody, so there it is always null: the page fetches the proposal once it is unlocked.
 */
export async function loadProposal(copy: ProposalCopy, { api, request }: LoaderArgs): Promise<Proposal | null> {
  if (!request.headers.has('cookie')) return null;
  const reply = await api.proposalContent({ copy }, { signal: request.signal });
  return reply.ok ? reply.data : null;
}
