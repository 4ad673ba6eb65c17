import { describeCriteria, endingText, FREQUENCY_TEXTS, type AlertSettings } from '@site/contract';
import { Badge, Cluster, LinkButton, Panel, Stack, Text } from '@site/design-system';
import { searchHref } from '../search/job-search.ts';
import { AlertButton } from './alert-button.tsx';
import { keepForm, pauseForm, resumeForm, type Done } from './settings-forms.ts';

interface AlertStatusProps {
  alert: AlertSettings;
  token: string;
  onChange: (alert: AlertSettings, done: Done) => void;
}

/** What the alert looks for, whether it is on, and until when. */
export function AlertStatus({ alert, token, onChange }: AlertStatusProps) {
  const { criteria, frequency, paused, ends_at: endsAt } = alert;
  return (
    <Panel
      title={`New ${describeCriteria(criteria)}`}
      padding="lg"
      end={<Badge status={paused ? 'neutral' : 'success'}>{paused ? 'Paused' : 'On'}</Badge>}
    >
      <Text>
        {paused
          ? 'We send you nothing until you resume it.'
          : `${FREQUENCY_TEXTS[frequency]}, we email you the new jobs, if there are any.`}
      </Text>
      {endsAt && (
        <Stack gap={3}>
          <Text weight="bold">{endingText(new Date(endsAt))}</Text>
          <AlertButton form={keepForm} token={token} onAccepted={(kept) => onChange(kept, 'kept')}>
            Keep my alert
          </AlertButton>
        </Stack>
      )}
      <Cluster gap={3}>
        {paused ? (
          <AlertButton form={resumeForm} token={token} onAccepted={(changed) => onChange(changed, 'resumed')}>
            Resume
          </AlertButton>
        ) : (
          <AlertButton
            form={pauseForm}
            token={token}
            variant="secondary"
            onAccepted={(changed) => onChange(changed, 'paused')}
          >
            Pause
          </AlertButton>
        )}
        <LinkButton href={searchHref(criteria)} variant="secondary">
          See all matching jobs
        </LinkButton>
      </Cluster>
    </Panel>
  );
}
