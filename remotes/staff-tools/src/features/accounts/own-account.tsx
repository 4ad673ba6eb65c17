import { DescriptionList, Heading, Stack, Text } from '@site/design-system';
import type { EndpointReply } from '@site/contract';
import { ButtonForm, useForm } from '@site/remote-kit';
import { AccountFailure } from './account-failure.tsx';
import { ChangePassword } from './change-password.tsx';
import { newCodesForm, rolesText } from './forms.ts';
import { OwnPasskeys } from './own-passkeys.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Account = EndpointReply<'myAccount'>;

interface OwnAccountProps {
  account: Account;
  refresh: () => void;
}

/** Whoever is signed in: passkeys, recovery codes and sessions. */
export function OwnAccount({ account, refresh }: OwnAccountProps) {
  const { name, email, roles, hasPassword } = account;
  return (
    <Stack gap={7}>
      <DescriptionList
        items={[
          { term: 'Name', description: name },
          { term: 'Email', description: email },
          { term: 'Role', description: rolesText(roles) },
          { term: 'Password and codes', description: hasPassword ? 'Set' : 'Not set' },
        ]}
      />
      <OwnPasskeys passkeys={account.passkeys} refresh={refresh} />
      {hasPassword && <ChangePassword />}
      <OwnRecoveryCodes account={account} refresh={refresh} />
      <OwnSessions sessions={account.sessions} refresh={refresh} />
    </Stack>
  );
}

function OwnRecoveryCodes({ account: { recoveryCodes }, refresh }: OwnAccountProps) {
  const handle = useForm(newCodesForm, { onAccepted: refresh });
  const codes = handle.state.accepted?.recoveryCodes ?? [];
  return (
    <Stack as="section" gap={4} aria-labelledby="codes-heading">
      <Heading level={2} size="md" id="codes-heading">
        Recovery codes
      </Heading>
      <Text>
        {recoveryCodes === 1 ? 'One code is left.' : `${recoveryCodes} codes are left.`} New ones replace all of them.
      </Text>
      {codes.length > 0 && <RecoveryCodes codes={codes} />}
      <div>
        <ButtonForm handle={handle} variant="secondary" size="sm" pendingLabel="Making new codes…">
          Make new recovery codes
        </ButtonForm>
      </div>
      <AccountFailure handle={handle} />
    </Stack>
  );
}
