import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { ErrorState, Heading, Section, Skeleton, Stack, Text } from '@site/design-system';
import { isUnauthorised, messageOf, useSession } from '@site/remote-kit';
import { AccessLog } from '../../features/proposal-access/access-log.tsx';
import { GrantList } from '../../features/proposal-access/grant-list.tsx';
import { staffAccess } from '../../features/staff-session/staff-access.ts';
import { StaffSessionPanel } from '../../features/staff-session/staff-session-panel.tsx';
import type { ProposalAccessData } from './loader.ts';

const sessionTexts = {
  'signed-in': 'You are signed in as staff.',
  'signed-out': 'You need the staff password to see who has access.',
};

export function ProposalAccessPage() {
  const { access, page } = useLoaderData<ProposalAccessData>();
  const session = useSession(staffAccess, { isKnown: access.ok });
  const { revalidate } = useRevalidator();
  const isStaff = session.status === 'signed-in';
  const isLocked = !access.ok && isUnauthorised(access.error);

  // Signing in or out changes what may be seen.
  useEffect(() => {
    if (isStaff === isLocked || (!isStaff && access.ok)) void revalidate();
    // eslint-disable-next-line react/exhaustive-deps -- only a new status is a reason to load again
  }, [isStaff]);

  return (
    <Section>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>Proposal Access</Heading>
          <Text tone="muted">Internal page: who may read the confidential proposals, and who has.</Text>
        </Stack>
        <StaffSessionPanel session={session} texts={sessionTexts} />
        {isStaff && access.ok && (
          <>
            <GrantList grants={access.data.grants} />
            <AccessLog log={access.data.log} pagination={access.data.pagination} page={page} />
          </>
        )}
        {isStaff && isLocked && <Skeleton lines={6} />}
        {!access.ok && !isLocked && (
          <ErrorState title="The access log could not be read" onRetry={() => void revalidate()}>
            {messageOf(access.error)}
          </ErrorState>
        )}
      </Stack>
    </Section>
  );
}
