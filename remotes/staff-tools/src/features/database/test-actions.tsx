import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Banner, Button, Cluster, useHydrated } from '@site/design-system';
import { ButtonForm, ScriptedButton } from '@site/remote-kit';
import type { ActionOutcome } from './action-outcome.ts';
import { ClearJobsDialog, ClearJobsSection } from './clear-jobs-confirmation.tsx';
import { CLEAR_PARAMETER } from './clear-jobs-form.ts';
import type { DatabaseActions } from './use-database-actions.ts';

const tones = { done: 'success', failed: 'danger', unauthorised: 'warning', info: 'info' } as const;

/** The five actions, and how the last one ended. */
export function TestActions({ actions }: { actions: DatabaseActions }) {
  const [confirming, setConfirming] = useState(false);
  const { reading, outcome, syncing, clearing, needsAccount } = actions;
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const hydrated = useHydrated();
  const { pending, accepted } = clearing.state;
  const isOnPage = parameters.has(CLEAR_PARAMETER) && !accepted && !needsAccount;
  const confirm = () => {
    clearing.empty();
    setConfirming(true);
  };

  return (
    <>
      <Cluster gap={3}>
        <ScriptedButton
          variant="secondary"
          start="database"
          href={pathname}
          pending={reading === 'retest'}
          onClick={() => void actions.retest()}
        >
          Retest connection
        </ScriptedButton>
        <ButtonForm handle={syncing} start="refresh" pendingLabel="Syncing...">
          Sync Jobs
        </ButtonForm>
        <ScriptedButton
          variant="danger"
          start="trash"
          href={`?${CLEAR_PARAMETER}`}
          disabled={pending}
          onClick={confirm}
        >
          {pending ? 'Clearing...' : 'Clear all jobs'}
        </ScriptedButton>
        <ScriptedButton
          variant="secondary"
          start="info"
          href={pathname}
          pending={reading === 'refresh'}
          onClick={() => void actions.refresh()}
        >
          Refresh status
        </ScriptedButton>
        <Button variant="quiet" start="document" disabled={!hydrated} onClick={actions.logJobStructure}>
          Test job structure
        </Button>
      </Cluster>
      {outcome && <Outcome outcome={outcome} />}
      {isOnPage && <ClearJobsSection handle={clearing} />}
      <ClearJobsDialog handle={clearing} open={confirming && !accepted && !needsAccount} onOpenChange={setConfirming} />
    </>
  );
}

function Outcome({ outcome: { status, text } }: { outcome: ActionOutcome }) {
  const urgent = status === 'failed' || status === 'unauthorised';
  return (
    <Banner status={tones[status]} live={urgent ? 'assertive' : 'polite'}>
      {text}
    </Banner>
  );
}
