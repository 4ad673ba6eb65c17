import { AccessGate } from '../../features/access/access-gate.tsx';
import { useProposalAccess } from '../../features/access/use-proposal-access.ts';
import { ProposalDocument } from '../../features/document/proposal-document.tsx';
import type { ProposalRoute } from '../../proposal-routes.ts';

export function ProposalPage({ route }: { route: ProposalRoute }) {
  const { state, logIn, logOut, endSession } = useProposalAccess(route.auth);

  if (state.status === 'locked') return <AccessGate gate={route.gate} state={state} onSubmit={logIn} />;
  return (
    <ProposalDocument copy={route.copy} logOutProblem={state.problem} onLogOut={logOut} onSessionEnd={endSession} />
  );
}
