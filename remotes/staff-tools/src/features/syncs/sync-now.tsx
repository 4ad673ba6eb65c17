import { useSearchParams } from 'react-router-dom';
import { Banner, Panel, Text } from '@site/design-system';
import type { ListedSync } from '@site/contract';
import { ButtonForm, useForm } from '@site/remote-kit';
import { postedOutcome, syncedOutcome } from '../database/action-outcome.ts';
import { syncJobsForm } from '../database/sync-jobs-form.ts';
import { UtcTime } from '../database/utc-time.tsx';
import { SyncProgress } from './sync-progress.tsx';
import { triggerText } from './sync-texts.ts';

interface SyncNowProps {
  /** Whoever started it. */
  running: ListedSync | null;
  /** Called once a sync that was started here is completed. */
  onCompleted: () => void;
}

/** The sync that is running, and the way to start one. */
export function SyncNow({ running, onCompleted }: SyncNowProps) {
  const [parameters] = useSearchParams();
  const handle = useForm(syncJobsForm, { onAccepted: onCompleted });
  const { pending, failure, accepted } = handle.state;
  const outcome = accepted ? syncedOutcome(accepted.data) : pending ? undefined : postedOutcome(parameters);
  return (
    <Panel
      title={running ? 'A sync is running' : 'No sync is running'}
      end={
        <ButtonForm handle={handle} size="sm" pendingLabel="Syncing...">
          Sync now
        </ButtonForm>
      }
    >
      {running && (
        <>
          <SyncProgress sync={running} />
          <Text size="sm" muted>
            Started <UtcTime value={running.startedAt} /> ({triggerText(running).toLowerCase()})
          </Text>
        </>
      )}
      {running?.isSilent && (
        <Banner status="warning">
          It has given no sign of life for five minutes: its server has probably stopped. The next sync ends it.
        </Banner>
      )}
      {failure && (
        <Banner status="danger" live="assertive">
          {failure.message}
        </Banner>
      )}
      {outcome && (
        <Banner status="success" live="polite">
          {outcome.text}
        </Banner>
      )}
    </Panel>
  );
}
