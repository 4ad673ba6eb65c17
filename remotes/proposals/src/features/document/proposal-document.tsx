import { PageMessage, RetryButton, Section, Skeleton, Stack, VisuallyHidden } from '@site/design-system';
import type { Proposal, ProposalCopy } from '@site/contract';
import type { Session } from '@site/remote-kit';
import { ProposalView } from './proposal-view.tsx';
import { useProposal } from './use-proposal.ts';

interface ProposalDocumentProps {
  copy: ProposalCopy;
  /** The proposal from the server, for a session that it knows. */
  initial: Proposal | null;
  session: Session;
}

/** The proposal behind the gate, once the visitor is logged in. */
export function ProposalDocument({ copy, initial, session }: ProposalDocumentProps) {
  const { state, retry } = useProposal(copy, { initial, onSessionEnd: session.end });

  if (state.status === 'ready') {
    return <ProposalView proposal={state.proposal} session={session} isNew={initial === null} />;
  }
  if (state.status === 'failed') {
    return (
      <PageMessage
        status="danger"
        title="The proposal could not be loaded"
        lead="You are logged in, but the text did not arrive. Please check your connection and try again."
        actions={<RetryButton onRetry={retry} />}
      />
    );
  }
  return (
    <Section aria-label="The proposal">
      <Stack gap={5}>
        <Skeleton shape="block" height="12rem" />
        <Skeleton lines={4} />
        <output>
          <VisuallyHidden>Loading the proposal…</VisuallyHidden>
        </output>
      </Stack>
    </Section>
  );
}
