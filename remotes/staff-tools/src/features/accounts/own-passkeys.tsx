import { useState } from 'react';
import { DataTable, Heading, Stack } from '@site/design-system';
import { changeMyAccount, type EndpointReply, type NewPasskey as Passkey } from '@site/contract';
import { api, ButtonForm, messageOf, useForm } from '@site/remote-kit';
import { UtcDay, UtcTime } from '../database/utc-time.tsx';
import styles from '../desk/desk-page.module.css';
import { AccountFailure } from './account-failure.tsx';
import { removePasskeyForm } from './forms.ts';
import { NewPasskey } from './new-passkey.tsx';
import { SignInAgain } from './sign-in-again.tsx';

interface OwnPasskeysProps {
  passkeys: EndpointReply<'myAccount'>['passkeys'];
  refresh: () => void;
}

const passkeyColumns = [
  { key: 'name', label: 'Passkey' },
  { key: 'created', label: 'Since' },
  { key: 'used', label: 'Last used' },
  { key: 'change', label: 'Change' },
] as const;

/** The account's passkeys; removing and adding one. */
export function OwnPasskeys({ passkeys, refresh }: OwnPasskeysProps) {
  const removing = useForm(removePasskeyForm, { onAccepted: refresh });
  return (
    <Stack as="section" gap={4} aria-labelledby="passkeys-heading">
      <Heading level={2} size="md" id="passkeys-heading">
        Passkeys
      </Heading>
      {passkeys.length > 0 && (
        <DataTable
          narrow="stack"
          caption="Your passkeys"
          columns={passkeyColumns}
          rows={passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
            name,
            created: <UtcDay value={createdAt} />,
            used: lastUsedAt === null ? 'Never' : <UtcTime value={lastUsedAt} />,
            change: (
              <ButtonForm handle={removing} values={{ id }} variant="quiet" size="sm">
                {`Remove ${name}`}
              </ButtonForm>
            ),
          }))}
        />
      )}
      <AccountFailure handle={removing} />
      <AddPasskey onAdded={refresh} />
    </Stack>
  );
}

function AddPasskey({ onAdded }: { onAdded: () => void }) {
  const [failure, setFailure] = useState<string>();
  const [signIns, setSignIns] = useState(0);
  const add = async (passkey: Passkey, name: string) => {
    const reply = await api.call(changeMyAccount, { action: 'add-passkey', name, passkey });
    const problem = reply.ok ? undefined : messageOf(reply.error);
    setFailure(problem);
    if (reply.ok) onAdded();
    return problem;
  };
  return (
    <Stack gap={3} className={styles.signIn}>
      <NewPasskey key={signIns} purpose={{ for: 'account' }} variant="secondary" keep={add}>
        Add a passkey
      </NewPasskey>
      <SignInAgain
        failure={failure === undefined ? undefined : { message: failure }}
        onSignedIn={() => {
          setFailure(undefined);
          setSignIns(signIns + 1);
        }}
      />
    </Stack>
  );
}
