import { Link, Stack, Text } from '@site/design-system';
import type { Mail } from '@site/contract';
import { UtcTime } from '../database/utc-time.tsx';
import { MailStatusBadge } from './mail-status.tsx';
import styles from './mail-table.module.css';

export const mailColumns = [
  { key: 'mail', label: 'Mail' },
  { key: 'status', label: 'Status' },
  { key: 'attempts', label: 'Attempts', align: 'end' },
  { key: 'composed', label: 'Written' },
] as const;

export const toMailRow = ({ id, subject, reference, recipient, createdAt, attempts, ...mail }: Mail) => ({
  mail: (
    <Stack gap={1} className={styles.mail}>
      <Link href={`/staff/mail/${id}`}>{subject}</Link>
      <Text size="sm" muted>
        {reference} to {recipient}
      </Text>
    </Stack>
  ),
  status: (
    <Stack gap={1}>
      <span>
        <MailStatusBadge status={mail.status} />
      </span>
      {mail.nextAttemptAt !== null && (
        <Text size="sm">
          Next attempt: <UtcTime value={mail.nextAttemptAt} />
        </Text>
      )}
      {mail.lastError !== null && (
        <Text size="sm" muted className={styles.error}>
          {mail.lastError}
        </Text>
      )}
    </Stack>
  ),
  attempts: attempts.toLocaleString('en-GB'),
  composed: <UtcTime value={createdAt} />,
});
