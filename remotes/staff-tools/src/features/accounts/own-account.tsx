import { useState } from 'react';
import {
  Banner,
  DataTable,
  DescriptionList,
  Heading,
  PasswordField,
  Stack,
  Text,
  TextField,
  useHydrated,
} from '@site/design-system';
import { changeMyAccount, SHORTEST_PASSWORD, type EndpointReply } from '@site/contract';
import { api, ButtonForm, FormView, messageOf, useForm, type FormHandle } from '@site/remote-kit';
import styles from '../desk/desk-page.module.css';
import { UtcDay, UtcTime } from '../database/utc-time.tsx';
import {
  changePasswordForm,
  endOtherSessionsForm,
  endSessionForm,
  newCodesForm,
  removePasskeyForm,
  rolesText,
} from './forms.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { createPasskey } from './passkey.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SignInAgain } from './sign-in-again.tsx';

type Account = EndpointReply<'myAccount'>;

interface PartProps {
  account: Account;
  refresh: () => void;
}

/** Whoever is signed in: passkeys, recovery codes and sessions. */
export function OwnAccount(props: PartProps) {
  const { name, email, roles, hasPassword } = props.account;
  return (
    <Stack gap={7}>
      <DescriptionList
        items={[
          { term: 'Name', description: name },
          { term: 'E-mail', description: email },
          { term: 'Role', description: rolesText(roles) },
          { term: 'Password and codes', description: hasPassword ? 'Set' : 'Not set' },
        ]}
      />
      <Passkeys {...props} />
      {hasPassword && <ChangePassword />}
      <Codes {...props} />
      <Sessions {...props} />
    </Stack>
  );
}

const passkeyColumns = [
  { key: 'name', label: 'Passkey' },
  { key: 'created', label: 'Since' },
  { key: 'used', label: 'Last used' },
  { key: 'change', label: 'Change' },
] as const;

function Passkeys({ account: { passkeys }, refresh }: PartProps) {
  const removing = useForm(removePasskeyForm, { onAccepted: refresh });
  return (
    <Stack as="section" gap={4} aria-labelledby="passkeys-heading">
      <Heading level={2} size="md" id="passkeys-heading">
        Passkeys
      </Heading>
      {passkeys.length > 0 && (
        <DataTable
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
      <Failure handle={removing} />
      <AddPasskey onAdded={refresh} />
    </Stack>
  );
}

function AddPasskey({ onAdded }: { onAdded: () => void }) {
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<string>();
  const [signIns, setSignIns] = useState(0);
  const isHydrated = useHydrated();
  if (!isHydrated) return <Text tone="muted">Adding a passkey needs JavaScript.</Text>;
  const add = async () => {
    const made = await createPasskey({ for: 'account' });
    if (made.failure !== undefined) return made.failure;
    const reply = await api.call(changeMyAccount, { action: 'add-passkey', name, passkey: made.passkey });
    setFailure(reply.ok ? undefined : messageOf(reply.error));
    if (!reply.ok) return messageOf(reply.error);
    onAdded();
    return undefined;
  };
  return (
    <Stack gap={3} className={styles.signIn}>
      <TextField
        id="passkey-name"
        name="passkeyName"
        label="What is this device called?"
        hint="For the list of your passkeys, such as Work laptop"
        maxLength={60}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <PasskeyButton key={signIns} variant="secondary" onPress={add}>
        Add a passkey
      </PasskeyButton>
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

function ChangePassword() {
  const [isChanged, setIsChanged] = useState(false);
  const handle = useForm(changePasswordForm, { onAccepted: () => setIsChanged(true) });
  const { field, state } = handle;
  return (
    <Stack as="section" gap={4} aria-labelledby="password-heading">
      <Heading level={2} size="md" id="password-heading">
        Password
      </Heading>
      {isChanged && !state.failure && (
        <Banner tone="success" live="polite">
          Your password has been changed. Other sessions go on: end them below if somebody may have known the old one.
        </Banner>
      )}
      <FormView
        handle={handle}
        submitLabel="Change the password"
        pendingLabel="Changing…"
        button={{ variant: 'secondary', size: 'sm' }}
      >
        <PasswordField
          {...field('password')}
          label="Present password"
          maxLength={200}
          autoComplete="current-password"
          required
        />
        <PasswordField
          {...field('newPassword')}
          label="New password"
          hint={`At least ${SHORTEST_PASSWORD} characters, such as four words that only you put together`}
          maxLength={200}
          autoComplete="new-password"
          required
        />
      </FormView>
      <SignInAgain failure={state.failure} onSignedIn={handle.dismissFailure} />
    </Stack>
  );
}

function Codes({ account: { recoveryCodes }, refresh }: PartProps) {
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
      <Failure handle={handle} />
    </Stack>
  );
}

const sessionColumns = [
  { key: 'device', label: 'Where' },
  { key: 'since', label: 'Signed in' },
  { key: 'until', label: 'Ends' },
  { key: 'change', label: 'Change' },
] as const;

function Sessions({ account: { sessions }, refresh }: PartProps) {
  const ending = useForm(endSessionForm, { onAccepted: refresh });
  const endingOthers = useForm(endOtherSessionsForm, { onAccepted: refresh });
  return (
    <Stack as="section" gap={4} aria-labelledby="sessions-heading">
      <Heading level={2} size="md" id="sessions-heading">
        Where you are signed in
      </Heading>
      <DataTable
        caption="Your sessions"
        columns={sessionColumns}
        rows={sessions.map(({ id, device, signedInAt, endsAt, isThis }) => ({
          device: isThis ? `${device} (this one)` : device,
          since: <UtcTime value={signedInAt} />,
          until: <UtcTime value={endsAt} />,
          change: !isThis && (
            <ButtonForm handle={ending} values={{ id }} variant="quiet" size="sm">
              Sign out there
            </ButtonForm>
          ),
        }))}
      />
      <Failure handle={ending} />
      {sessions.length > 1 && (
        <div>
          <ButtonForm handle={endingOthers} variant="secondary" size="sm">
            Sign out everywhere else
          </ButtonForm>
        </div>
      )}
      <Failure handle={endingOthers} />
    </Stack>
  );
}

function Failure({ handle }: { handle: Pick<FormHandle, 'state' | 'dismissFailure'> }) {
  const { failure } = handle.state;
  return (
    <>
      {failure && (
        <Banner tone="danger" live="assertive">
          {failure.message}
        </Banner>
      )}
      <SignInAgain failure={failure} onSignedIn={handle.dismissFailure} />
    </>
  );
}
