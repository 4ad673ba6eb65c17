import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import type { Proposal } from '@site/contract';
import { useSession } from '@site/remote-kit';
import { AccessGate } from '../../features/access/access-gate.tsx';
import { proposalAccess } from '../../features/access/proposal-access.ts';
import { ProposalDocument } from '../../features/document/proposal-document.tsx';
import type { ProposalRoute } from '../../proposal-routes.ts';

export function ProposalPage({ route }: { route: ProposalRoute }) {
  const proposal = useLoaderData<Proposal | null>();
  const session = useSession(proposalAccess[route.auth], { isKnown: proposal !== null });
  const isOpen = session.status === 'signed-in';
  useRevalidateWhen(!isOpen && proposal !== null);

  if (!isOpen) return <AccessGate gate={route.gate} session={session} />;
  return <ProposalDocument copy={route.copy} initial={proposal} session={session} />;
}

/** Drops the proposal in the loader data once the session has ended. */
function useRevalidateWhen(isDue: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isDue) void revalidate();
  }, [isDue, revalidate]);
}
