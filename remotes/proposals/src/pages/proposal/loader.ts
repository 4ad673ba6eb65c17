import type { Proposal, ProposalCopy } from '@site/contract';
import type { LoaderArgs } from '@site/remote-kit';

/**
 * The proposal when the server renders the page for a visitor with a session, otherwise null. In a browser it is always
 * null, because loaders cannot read the session cookie: the page fetches the proposal once it is unlocked.
 */
export async function loadProposal(copy: ProposalCopy, { api, request }: LoaderArgs): Promise<Proposal | null> {
  if (!request.headers.has('cookie')) return null;
  const reply = await api.proposalContent({ copy }, { signal: request.signal });
  return reply.ok ? reply.data : null;
}
