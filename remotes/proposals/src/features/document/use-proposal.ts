import { useCallback, useEffect, useState } from 'react';
import type { Proposal, ProposalCopy } from '@site/contract';
import { api, isUnauthorised } from '@site/remote-kit';

export type ProposalState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; proposal: Proposal };

const loading: ProposalState = { status: 'loading' };

interface ProposalSource {
  /** The proposal in the page's HTML. */
  initial: Proposal | null;
  /** Must be stable between renders. */
  onSessionEnd: () => void;
}

/** A copy of the proposal: from the page's HTML, or else fetched. */
export function useProposal(copy: ProposalCopy, { initial, onSessionEnd }: ProposalSource) {
  const [state, setState] = useState<ProposalState>(initial ? { status: 'ready', proposal: initial } : loading);
  const [attempt, setAttempt] = useState(0);
  const [isFetched] = useState(initial === null);

  useEffect(() => {
    if (!isFetched) return undefined;
    const controller = new AbortController();
    void api.proposalContent({ copy }, { signal: controller.signal }).then((result) => {
      if (controller.signal.aborted) return;
      if (result.ok) setState({ status: 'ready', proposal: result.data });
      else if (isUnauthorised(result.error)) onSessionEnd();
      else setState({ status: 'failed' });
    });
    return () => controller.abort();
  }, [copy, attempt, isFetched, onSessionEnd]);

  const retry = useCallback(() => {
    setState(loading);
    setAttempt((previous) => previous + 1);
  }, []);

  return { state, retry };
}
