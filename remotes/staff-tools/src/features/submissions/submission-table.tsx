import { Link } from '@site/design-system';
import { longDay, type ListedSubmission } from '@site/contract';
import { UtcTime } from '../database/utc-time.tsx';
import { KIND_NAMES } from './names.ts';
import { StatusBadge } from './status-badge.tsx';
import styles from './submission-table.module.css';

export const submissionColumns = [
  { key: 'reference', label: 'Reference' },
  { key: 'at', label: 'When' },
  { key: 'kind', label: 'Kind' },
  { key: 'about', label: 'About' },
  { key: 'person', label: 'From' },
  { key: 'answerBy', label: 'Answer by' },
  { key: 'status', label: 'Status' },
  { key: 'note', label: 'Note' },
] as const;

export const toSubmissionRow = ({
  reference,
  at,
  kind,
  about,
  name,
  email,
  status,
  hasNote,
  answerBy,
}: ListedSubmission) => ({
  reference: (
    <Link href={`/staff/submissions/${reference}`} className={styles.line}>
      {reference}
    </Link>
  ),
  at: <UtcTime value={at} />,
  kind: KIND_NAMES[kind],
  about,
  person: <span className={styles.line}>{[name, email].filter(Boolean).join(', ')}</span>,
  answerBy: answerBy ? <span className={styles.line}>{longDay(answerBy)}</span> : '',
  status: (
    <span className={styles.line}>
      <StatusBadge status={status} />
    </span>
  ),
  note: hasNote ? 'Note' : '',
});
