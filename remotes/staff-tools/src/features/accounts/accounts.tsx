import { useSearchParams } from 'react-router-dom';
import { Badge, Banner, Cluster, DataTable, EmptyState, Link, Stack, useHydrated } from '@site/design-system';
import type { EndpointReply, StaffMember } from '@site/contract';
import { UtcDay, UtcTime } from '../database/utc-time.tsx';
import { AccountChange } from './account-change.tsx';
import { ACCOUNT_ACTIONS, capitalised, rolesText } from './forms.ts';
import { Invite } from './invite.tsx';

const columns = [
  { key: 'name', label: 'Name' },
  { key: 'roles', label: 'Role' },
  { key: 'joined', label: 'Account' },
  { key: 'ways', label: 'Signs in with' },
  { key: 'change', label: 'Change' },
] as const;

interface AccountsProps {
  accounts: EndpointReply<'staffAccounts'>;
  refresh: () => void;
}

/** Who has an account at the desk; inviting, inviting again, and removing. */
export function Accounts({ accounts: { members }, refresh }: AccountsProps) {
  const [parameters] = useSearchParams();
  const asked = ACCOUNT_ACTIONS.map((action) => ({
    action,
    member: members.find(({ id }) => id === parameters.get(action)),
  })).find(({ member }) => member !== undefined);
  const isHydrated = useHydrated();
  return (
    <Stack gap={5}>
      {members.every(({ joinedAt }) => joinedAt === null) && (
        <Banner status="warning" title="The shared password opens the desk">
          Until the first account has been set up. Begin with an operator’s: nobody else can invite others.
        </Banner>
      )}
      {asked?.member && (
        <AccountChange
          key={asked.action + asked.member.id}
          action={asked.action}
          member={asked.member}
          onChanged={refresh}
        />
      )}
      {isHydrated && <Invite onInvited={refresh} />}
      {members.length === 0 ? (
        <EmptyState title="Nobody has an account yet" icon="user" level={2} />
      ) : (
        <DataTable narrow="stack" caption="Accounts at the desk" columns={columns} rows={members.map(toRow)} />
      )}
    </Stack>
  );
}

const toRow = (member: StaffMember) => ({
  name: (
    <>
      {member.name}
      <br />
      {member.email}
    </>
  ),
  roles: rolesText(member.roles),
  joined: <Joined {...member} />,
  ways: waysOf(member),
  change: (
    <Cluster gap={3}>
      <Link href={`/staff/accounts?reset=${member.id}`}>Invite again</Link>
      <Link href={`/staff/accounts?remove=${member.id}`}>Remove</Link>
    </Cluster>
  ),
});

function Joined({ joinedAt, invitedUntil }: StaffMember) {
  if (invitedUntil !== null)
    return (
      <>
        <Badge status="warning">Invited</Badge> until <UtcTime value={invitedUntil} />
      </>
    );
  if (joinedAt === null) return <Badge status="danger">Invitation expired</Badge>;
  return (
    <>
      Since <UtcDay value={joinedAt} />
    </>
  );
}

function waysOf({ passkeys, hasPassword }: StaffMember): string {
  const ways = [
    ...(passkeys > 0 ? [passkeys === 1 ? 'a passkey' : `${passkeys} passkeys`] : []),
    ...(hasPassword ? ['a password and codes'] : []),
  ];
  return ways.length === 0 ? 'Nothing yet' : capitalised(ways.join(', '));
}
