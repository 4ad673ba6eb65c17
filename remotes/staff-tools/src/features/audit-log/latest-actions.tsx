import type { ReactNode } from 'react';
import { ErrorState, Heading, Link, Skeleton, Stack, Text } from '@site/design-system';
import { auditLog, type AuditLogReply, type Result } from '@site/contract';
import { messageOf } from '@site/remote-kit';
import { OutOfDate } from '../desk/out-of-date.tsx';
import { useLiveReply } from '@site/remote-kit/use-live-reply.ts';
import { auditTexts, LatestEntries } from './audit-table.tsx';

const SHOWN = 10;

/** What staff did last, for a page that others see too. */
export function LatestActions({ isStaff, ...log }: StaffActionsProps & { isStaff: boolean }) {
  return (
    <Stack as="section" gap={4} aria-labelledby="audit-heading">
      <Heading level={2} size="md" id="audit-heading">
        Audit log
      </Heading>
      {isStaff ? (
        <StaffActions {...log} />
      ) : (
        <Text muted>Every change to the jobs is recorded. Sign in as staff to see who changed what, and when.</Text>
      )}
    </Stack>
  );
}

interface StaffActionsProps {
  /** The log as the page was loaded with it; it is otherwise read in the browser. */
  loaded: Result<AuditLogReply> | undefined;
  /** As for `useLiveReply`. */
  onEnded: () => void;
}

function StaffActions({ loaded, onEnded }: StaffActionsProps) {
  const { reply, isStale } = useLiveReply<typeof auditLog, typeof loaded>(
    auditLog,
    { query: {}, reply: loaded },
    { isOn: true, onEnded },
  );
  return (
    <>
      {isStale && <OutOfDate />}
      {listOf(reply)}
      <Link href="/staff/audit-log">All of the audit log</Link>
    </>
  );
}

function listOf(reply: Result<AuditLogReply> | undefined): ReactNode {
  if (!reply) return <Skeleton lines={6} />;
  if (!reply.ok)
    return (
      <ErrorState title={auditTexts.failed} level={3}>
        {messageOf(reply.error)}
      </ErrorState>
    );
  return <LatestEntries entries={reply.data.rows.slice(0, SHOWN)} />;
}
