import { Link, Stack, Text } from '@site/design-system';
import type { Mail } from '@site/contract';
import { UtcTime } from '../database/utc-time.tsx';
import { MailStatusBadge } from './mail-status.tsx';
import styles from './mail-table.module.css';

export const mailColumns = [
  { key: 'composed', label: 'When' },
  { key: 'mail', label: 'Mail' },
  { key: 'recipient', label: 'To' },
  { key: 'status', label: 'Status' },
  { key: 'attempts', label: 'Attempts', align: 'end' },
  { key: 'lastError', label: 'Last error' },
] as const;

export const toMailRow = (mail: Mail) => ({
  composed: <UtcTime value={mail.createdAt} />,
  mail: (
    <Stack gap={1} className={styles.words}>
      <Link href={`/staff/mail/${mail.id}`}>{mail.subject}</Link>
      <Text size="sm" tone="muted">
        {mail.reference}
      </Text>
    </Stack>
  ),
  recipient: mail.recipient,
  status: (
    <Stack gap={1}>
      <span>
        <MailStatusBadge status={mail.status} />
      </span>
      {mail.nextAttemptAt !== null && (
        <Text size="sm" tone="muted">
          at <UtcTime value={mail.nextAttemptAt} />
        </Text>
      )}
    </Stack>
  ),
  attempts: mail.attempts.toLocaleString('en-GB'),
  lastError: (
    <Text size="sm" className={styles.words}>
      {mail.lastError ?? ''}
    </Text>
  ),
});
