import { useState } from 'react';
import { Banner, Button, Cluster, Heading, Stack } from '@site/design-system';
import { ClearJobsDialog } from './clear-jobs-dialog.tsx';
import type { ActionOutcome } from './database-actions.ts';
import type { DatabaseActions } from './use-database-actions.ts';

const tones = { done: 'success', failed: 'danger', unauthorised: 'warning', info: 'info' } as const;

export function TestActions({ actions }: { actions: DatabaseActions }) {
  const [confirming, setConfirming] = useState(false);
  const { running, outcome } = actions;

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
        <Button variant="danger" icon="trash" disabled={running === 'clear'} onClick={() => setConfirming(true)}>
          {running === 'clear' ? 'Clearing...' : 'Clear All Jobs'}
        </Button>
        <Button variant="secondary" icon="info" pending={running === 'refresh'} onClick={() => void actions.refresh()}>
          Refresh Status
        </Button>
        <Button variant="quiet" icon="document" onClick={actions.logJobStructure}>
          Test Job Structure
        </Button>
      </Cluster>
      {outcome && <Outcome outcome={outcome} />}
      <ClearJobsDialog open={confirming} onOpenChange={setConfirming} onConfirm={() => void actions.clear()} />
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
