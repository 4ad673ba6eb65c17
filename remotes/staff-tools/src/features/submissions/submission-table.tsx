import { Link } from '@site/design-system';
import type { ListedSubmission } from '@site/contract';
import { UtcTime } from '../database/utc-time.tsx';
import { KIND_NAMES } from './names.ts';
import { StatusBadge } from './status-badge.tsx';

export const submissionColumns = [
  { key: 'reference', label: 'Reference' },
  { key: 'at', label: 'When' },
  { key: 'kind', label: 'Kind' },
  { key: 'about', label: 'About' },
  { key: 'person', label: 'From' },
  { key: 'status', label: 'Status' },
  { key: 'note', label: 'Note' },
] as const;

export const toSubmissionRow = ({ reference, at, kind, about, name, email, status, hasNote }: ListedSubmission) => ({
  reference: <Link href={`/staff/submissions/${reference}`}>{reference}</Link>,
  at: <UtcTime value={at} />,
  kind: KIND_NAMES[kind],
  about,
  person: [name, email].filter(Boolean).join(', '),
  status: <StatusBadge status={status} />,
  note: hasNote ? 'Note' : '',
});
