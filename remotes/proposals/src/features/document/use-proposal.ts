import { useCallback, useEffect, useState } from 'react';
import type { Proposal, ProposalCopy } from '@site/contract';
import { api } from '../../api.ts';

export type ProposalState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; proposal: Proposal };

const UNAUTHORISED = 401;
const loading: ProposalState = { status: 'loading' };

/** Fetches the text of a copy. `onSessionEnd` must keep its identity between renders. */
export function useProposal(copy: ProposalCopy, onSessionEnd: () => void): { state: ProposalState; retry: () => void } {
  const [state, setState] = useState(loading);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    void api.proposalContent({ copy }, { signal: controller.signal }).then((result) => {
      if (controller.signal.aborted) return;
      if (result.ok) setState({ status: 'ready', proposal: result.data });
      else if (result.error.kind === 'refused' && result.error.status === UNAUTHORISED) onSessionEnd();
      else setState({ status: 'failed' });
    });
    return () => controller.abort();
  }, [copy, attempt, onSessionEnd]);

  const retry = useCallback(() => {
    setState(loading);
    setAttempt((previous) => previous + 1);
  }, []);

  return { state, retry };
}
