import { useSearchParams } from 'react-router-dom';
import { Cluster, EmptyState, ErrorState, Heading, Stack, useHydrated } from '@site/design-system';
import { proposalAccess } from '@site/contract';
import { messageOf } from '@site/remote-kit';
import type { DeskData } from '../desk/desk-loader.ts';
import { useLiveReply } from '@site/remote-kit/use-live-reply.ts';
import { AddAccess } from './add-access.tsx';
import { REVOKE_PARAMETER } from './forms.ts';
import { GrantTable } from './grant-table.tsx';
import { RevokeDialog, RevokeSection, useRevocation } from './revoke-access.tsx';

interface PeopleProps {
  data: DeskData<typeof proposalAccess>;
  /** Called after access was given or revoked. */
  onChange: () => void;
}

/** The page's own readings notice that the session has ended. */
const leaveToThePage = () => undefined;

/** People with a link and a password of their own. */
export function People({ data, onChange }: PeopleProps) {
  const { reply } = useLiveReply(proposalAccess, data, { isOn: true, onEnded: leaveToThePage });
  const revocation = useRevocation(onChange);
  const isHydrated = useHydrated();
  const [parameters] = useSearchParams();
  if (!reply.ok)
    return (
      <ErrorState title="Personal access could not be read" onRetry={onChange}>
        {messageOf(reply.error)}
      </ErrorState>
    );
  const { grants } = reply.data;
  const asked = grants.find(({ id, revokedAt }) => id === parameters.get(REVOKE_PARAMETER) && revokedAt === null);
  return (
    <Stack as="section" gap={4} aria-labelledby="grants-heading">
      <Cluster justify="between">
        <Heading level={2} size="md" id="grants-heading">
          Personal access ({grants.length})
        </Heading>
        {isHydrated && <AddAccess onAdded={onChange} />}
      </Cluster>
      {asked && <RevokeSection grant={asked} revocation={revocation} />}
      <RevokeDialog revocation={revocation} />
      {grants.length === 0 ? (
        <EmptyState title="Nobody has a link of their own" icon="user" level={3}>
          Everybody reads with the shared password
        </EmptyState>
      ) : (
        <GrantTable grants={grants} onRevoke={revocation.ask} />
      )}
    </Stack>
  );
}
