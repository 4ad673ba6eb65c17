import { DataTable, Heading, Stack } from '@site/design-system';
import type { EndpointReply } from '@site/contract';
import { ButtonForm, useForm } from '@site/remote-kit';
import { UtcTime } from '../database/utc-time.tsx';
import { AccountFailure } from './account-failure.tsx';
import { endOtherSessionsForm, endSessionForm } from './forms.ts';

interface OwnSessionsProps {
  sessions: EndpointReply<'myAccount'>['sessions'];
  refresh: () => void;
}

const sessionColumns = [
  { key: 'device', label: 'Where' },
  { key: 'since', label: 'Signed in' },
  { key: 'until', label: 'Ends' },
  { key: 'change', label: 'Change' },
] as const;

/** Where somebody is signed in; ending one session, or all others. */
export function OwnSessions({ sessions, refresh }: OwnSessionsProps) {
  const ending = useForm(endSessionForm, { onAccepted: refresh });
  const endingOthers = useForm(endOtherSessionsForm, { onAccepted: refresh });
  return (
    <Stack as="section" gap={4} aria-labelledby="sessions-heading">
      <Heading level={2} size="md" id="sessions-heading">
        Where you are signed in
      </Heading>
      <DataTable
        narrow="stack"
        caption="Your sessions"
        columns={sessionColumns}
        rows={sessions.map(({ id, device, signedInAt, endsAt, isThis }) => ({
          device: isThis ? `${onOneLine(device)} (this one)` : onOneLine(device),
          since: <UtcTime value={signedInAt} />,
          until: <UtcTime value={endsAt} />,
          change: !isThis && (
            <ButtonForm handle={ending} values={{ id }} variant="quiet" size="sm">
              Sign out there
            </ButtonForm>
          ),
        }))}
      />
      <AccountFailure handle={ending} />
      {sessions.length > 1 && (
        <div>
          <ButtonForm handle={endingOthers} variant="secondary" size="sm">
            Sign out everywhere else
          </ButtonForm>
        </div>
      )}
      <AccountFailure handle={endingOthers} />
    </Stack>
  );
}

const onOneLine = (text: string) => text.replaceAll(' ', '\u00a0');
