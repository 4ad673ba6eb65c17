import { Link } from '@site/design-system';
import { longDay, type ListedSubmission } from '@site/contract';
import { UtcTime } from '../database/utc-time.tsx';
import { KIND_NAMES } from './names.ts';
import { StatusBadge } from './status-badge.tsx';

export const submissionColumns = [
  { key: 'reference', label: 'Reference', nowrap: true },
  { key: 'at', label: 'When' },
  { key: 'kind', label: 'Kind' },
  { key: 'about', label: 'About' },
  { key: 'person', label: 'From', nowrap: true },
  { key: 'answerBy', label: 'Answer by', nowrap: true },
  { key: 'status', label: 'Status', nowrap: true },
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
  reference: <Link href={`/staff/submissions/${reference}`}>{reference}</Link>,
  at: <UtcTime value={at} />,
  kind: KIND_NAMES[kind],
  about,
  person: [name, email].filter(Boolean).join(', '),
  answerBy: answerBy ? longDay(answerBy) : '',
  status: <StatusBadge status={status} />,
  note: hasNote ? 'Note' : '',
});
