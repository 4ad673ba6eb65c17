import { Container, ErrorState, Skeleton, Stack, VisuallyHidden } from '@site/design-system';
import type { ProposalCopy } from '@site/contract';
import { ProposalView } from './proposal-view.tsx';
import { useProposal } from './use-proposal.ts';
import styles from './proposal-document.module.css';

interface ProposalDocumentProps {
  copy: ProposalCopy;
  logOutProblem: string | undefined;
  onLogOut: () => Promise<void>;
  onSessionEnd: () => void;
}

/** The proposal behind the gate, from the moment the visitor is let in. */
export function ProposalDocument({ copy, logOutProblem, onLogOut, onSessionEnd }: ProposalDocumentProps) {
  const { state, retry } = useProposal(copy, onSessionEnd);

  if (state.status === 'ready') {
    return <ProposalView proposal={state.proposal} logOutProblem={logOutProblem} onLogOut={onLogOut} />;
  }
  return (
    <Container className={styles.waiting}>
      {state.status === 'loading' ? (
        <Stack gap={5}>
          <Skeleton shape="block" height="12rem" />
          <Skeleton lines={4} />
          <output>
            <VisuallyHidden>Loading the proposal…</VisuallyHidden>
          </output>
        </Stack>
      ) : (
        <ErrorState title="The proposal could not be loaded" onRetry={retry}>
          You are logged in, but the text did not arrive. Please check your connection and try again.
        </ErrorState>
      )}
    </Container>
  );
}
