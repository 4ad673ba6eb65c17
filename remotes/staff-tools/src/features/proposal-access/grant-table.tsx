import { DataTable } from '@site/design-system';
import type { AccessGrant } from '@site/contract';
import { ScriptedButton } from '@site/remote-kit';
import { UtcDay, UtcTime } from '../database/utc-time.tsx';
import { REVOKE_PARAMETER } from './forms.ts';
import { proposalName } from './names.ts';

const columns = [
  { key: 'person', label: 'Person' },
  { key: 'proposal', label: 'Proposal' },
  { key: 'until', label: 'Access' },
  { key: 'lastRead', label: 'Last read' },
  { key: 'id', label: 'Link' },
  { key: 'revoke', label: 'Change' },
] as const;

interface GrantTableProps {
  grants: readonly AccessGrant[];
  onRevoke: (grant: AccessGrant) => void;
}

export function GrantTable({ grants, onRevoke }: GrantTableProps) {
  const toRow = (grant: AccessGrant) => ({
    person: grant.person,
    proposal: proposalName(grant.scope),
    until: <Access {...grant} />,
    lastRead: grant.lastReadAt ? <UtcTime value={grant.lastReadAt} /> : 'Never',
    id: grant.id,
    revoke: grant.revokedAt === null && (
      <ScriptedButton
        variant="quiet"
        size="sm"
        href={`?${REVOKE_PARAMETER}=${grant.id}`}
        onClick={() => onRevoke(grant)}
      >
        Revoke
      </ScriptedButton>
    ),
  });
  return (
    <DataTable narrow="stack" caption="Links and passwords of their own" columns={columns} rows={grants.map(toRow)} />
  );
}

function Access({ endsAt, revokedAt }: AccessGrant) {
  return revokedAt ? (
    <>
      Revoked <UtcDay value={revokedAt} />
    </>
  ) : (
    <>
      Until <UtcTime value={endsAt} />
    </>
  );
}
