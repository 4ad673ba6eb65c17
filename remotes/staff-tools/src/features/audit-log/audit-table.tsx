import { Badge, DataTable, EmptyState } from '@site/design-system';
import type { StaffAction } from '@site/contract';
import { UtcTime } from '../database/utc-time.tsx';

export const auditColumns = [
  { key: 'at', label: 'When' },
  { key: 'actor', label: 'Who' },
  { key: 'action', label: 'What' },
  { key: 'outcome', label: 'Outcome' },
  { key: 'rows', label: 'Rows', align: 'end' },
] as const;

export const auditTexts = {
  empty: 'Nobody has changed anything yet',
  failed: 'The audit log could not be read',
};

export const toAuditRow = ({ at, actor, person, isOwn, action, subject, outcome, rows }: StaffAction) => ({
  at: <UtcTime value={at} />,
  actor: isOwn ? 'You' : (person ?? capitalised(actor)),
  action: subject === null ? (ACTIONS[action] ?? action) : `${ACTIONS[action] ?? action}: ${subject}`,
  outcome: <Badge status={TONES[outcome]}>{capitalised(outcome)}</Badge>,
  rows: rows === null ? '' : rows.toLocaleString('en-GB'),
});

/** The newest entries, on a page about something else. */
export function LatestEntries({ entries }: { entries: readonly StaffAction[] }) {
  if (entries.length === 0) return <EmptyState title={auditTexts.empty} level={3} />;
  return (
    <DataTable narrow="stack" caption="What staff did last" columns={auditColumns} rows={entries.map(toAuditRow)} />
  );
}

/** What an endpoint or a command is called in the list; the others keep their own names. */
const ACTIONS: Readonly<Record<string, string>> = {
  'trigger-sync': 'Synced jobs',
  sync: 'Synced jobs',
  'clear-jobs': 'Cleared all jobs',
  'reveal-submission': 'Revealed a submission',
  'answer-application': 'Answered an application',
  'answer-applications': 'Answered applicants for a job',
  'change-submission': 'Changed a submission',
  'download-cv': 'Downloaded a CV',
  'read-mail': 'Read a mail',
  'resend-mail': 'Resent a mail',
  'give-up-mail': 'Gave up a mail',
  'share-preview': 'Made a link to a preview',
  'invite-staff': 'Invited somebody to the desk',
  'reset-staff': 'Invited somebody to the desk again',
  'remove-staff': 'Removed an account',
  'add-passkey': 'Added a passkey',
  'remove-passkey': 'Removed a passkey',
  'new-recovery-codes': 'Made new recovery codes',
  'change-password': 'Changed a password',
  'end-session': 'Ended a session',
  'end-other-sessions': 'Ended all other sessions',
  'add-proposal-access': 'Gave access to a proposal',
  'proposal-access add': 'Gave access to a proposal',
  'revoke-proposal-access': 'Revoked access to a proposal',
  'add-remote-origin': 'Added a remote at an origin',
  'allow-remote-key': 'Let a key command a remote',
  'revoke-remote-key': 'Revoked a key of a remote',
  'proposal-access revoke': 'Revoked access to a proposal',
};

const TONES = { done: 'success', refused: 'warning', failed: 'danger' } as const;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
