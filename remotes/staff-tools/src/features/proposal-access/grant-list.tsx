import { DataTable, EmptyState, Heading, Stack } from '@site/design-system';
import type { AccessGrant } from '@site/contract';
import { UtcDay, UtcTime } from '../database/utc-time.tsx';
import { proposalName } from './names.ts';

const columns = [
  { key: 'person', label: 'Person' },
  { key: 'proposal', label: 'Proposal' },
  { key: 'until', label: 'Access' },
  { key: 'lastRead', label: 'Last read' },
  { key: 'id', label: 'Link' },
];

const toRow = ({ id, scope, person, endsAt, revokedAt, lastReadAt }: AccessGrant) => ({
  person,
  proposal: proposalName(scope),
  until: revokedAt ? (
    <>
      Revoked <UtcDay value={revokedAt} />
    </>
  ) : (
    <>
      Until <UtcTime value={endsAt} />
    </>
  ),
  lastRead: lastReadAt ? <UtcTime value={lastReadAt} /> : 'Never',
  id,
});

/** People with a link and a password of their own. */
export function GrantList({ grants }: { grants: readonly AccessGrant[] }) {
  return (
    <Stack as="section" gap={4} aria-labelledby="grants-heading">
      <Heading level={2} size="md" id="grants-heading">
        Personal access ({grants.length})
      </Heading>
      {grants.length === 0 ? (
        <EmptyState title="Nobody has a link of their own" icon="user" headingLevel={3}>
          Give one with <code>npm run admin -- proposal-access add</code>
        </EmptyState>
      ) : (
        <DataTable caption="Links and passwords of their own" columns={columns} rows={grants.map(toRow)} />
      )}
    </Stack>
  );
}
