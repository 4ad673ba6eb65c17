import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Banner, Button, Cluster, Heading, Stack } from '@site/design-system';
import { ScriptedButton } from '@site/remote-kit';
import { ClearJobsDialog, ClearJobsSection } from './clear-jobs-confirmation.tsx';
import { CLEAR_PARAMETER } from './clear-jobs-form.ts';
import type { ActionOutcome } from './database-actions.ts';
import type { DatabaseActions } from './use-database-actions.ts';

const tones = { done: 'success', failed: 'danger', unauthorised: 'warning', info: 'info' } as const;

export function TestActions({ actions }: { actions: DatabaseActions }) {
  const [confirming, setConfirming] = useState(false);
  const { running, outcome, clearing } = actions;
  const [parameters] = useSearchParams();
  const { pending, accepted } = clearing.state;
  const isOnPage = parameters.has(CLEAR_PARAMETER) && !accepted;
  const confirm = () => {
    clearing.empty();
    setConfirming(true);
  };

  return (
    <Stack as="section" gap={4} aria-labelledby="actions-heading">
      <Heading level={2} size="md" id="actions-heading">
        Test Actions
      </Heading>
      <Cluster gap={3}>
        <Button
          variant="secondary"
          icon="database"
          pending={running === 'retest'}
          onClick={() => void actions.retest()}
        >
          Retest Connection
        </Button>
        <Button icon="refresh" disabled={running === 'sync'} onClick={() => void actions.sync()}>
          {running === 'sync' ? 'Syncing...' : 'Sync Jobs'}
        </Button>
        <ScriptedButton variant="danger" icon="trash" href={`?${CLEAR_PARAMETER}`} disabled={pending} onClick={confirm}>
          {pending ? 'Clearing...' : 'Clear All Jobs'}
        </ScriptedButton>
        <Button variant="secondary" icon="info" pending={running === 'refresh'} onClick={() => void actions.refresh()}>
          Refresh Status
        </Button>
        <Button variant="quiet" icon="document" onClick={actions.logJobStructure}>
          Test Job Structure
        </Button>
      </Cluster>
      {outcome && <Outcome outcome={outcome} />}
      {isOnPage && <ClearJobsSection handle={clearing} />}
      <ClearJobsDialog handle={clearing} open={confirming && !accepted} onOpenChange={setConfirming} />
    </Stack>
  );
}

function Outcome({ outcome: { status, text } }: { outcome: ActionOutcome }) {
  const urgent = status === 'failed' || status === 'unauthorised';
  return (
    <Banner tone={tones[status]} live={urgent ? 'assertive' : 'polite'}>
      {text}
    </Banner>
  );
}
