import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { acceptInvitation, SHORTEST_PASSWORD, type EndpointReply, type NewPasskey as Passkey } from '@site/contract';
import {
  DescriptionList,
  Disclosure,
  Heading,
  PageMessage,
  Panel,
  PasswordField,
  RetryButton,
  Section,
  Stack,
  Text,
  TextField,
  Link,
} from '@site/design-system';
import { api, FormView, messageOf, useForm } from '@site/remote-kit';
import { acceptForm, OWN_ACCOUNT, rolesText } from '../../features/accounts/forms.ts';
import { NewPasskey } from '../../features/accounts/new-passkey.tsx';
import { RecoveryCodes } from '../../features/accounts/recovery-codes.tsx';
import styles from '../../features/desk/desk-page.module.css';
import type { WelcomeData } from './loader.ts';

type Invitation = EndpointReply<'staffInvitation'>;

export function WelcomePage() {
  const loaded = useLoaderData<WelcomeData>();
  const { pathname } = useLocation();
  switch (loaded.view) {
    case 'invitation':
      return <Welcome {...loaded} />;
    case 'unusable':
      return <PageMessage icon="link" title="This invitation cannot be used" lead={loaded.message} />;
    case 'failed':
      return (
        <PageMessage
          status="danger"
          title="The invitation could not be read"
          lead={loaded.message}
          actions={<RetryButton href={pathname} />}
        />
      );
  }
}

function Welcome({ invitation, token }: { invitation: Invitation; token: string }) {
  const { name, email, roles, recoveryCodes } = invitation;
  return (
    <Section>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1} size="lg">
            Welcome, {name}
          </Heading>
          <Text>Choose how you will sign in to the desk. This link can be used once.</Text>
        </Stack>
        <DescriptionList
          items={[
            { term: 'Email', description: email },
            { term: 'Role', description: rolesText(roles) },
          ]}
        />
        <Panel title="1. Keep your recovery codes">
          <RecoveryCodes codes={recoveryCodes} />
        </Panel>
        <Panel title="2. Choose how you sign in">
          <Stack gap={5} className={styles.signIn}>
            <FirstPasskey token={token} />
            <PasswordAndCode invitation={invitation} token={token} />
          </Stack>
        </Panel>
      </Stack>
    </Section>
  );
}

function FirstPasskey({ token }: { token: string }) {
  const navigate = useNavigate();
  const accept = async (passkey: Passkey, passkeyName: string) => {
    const reply = await api.call(acceptInvitation, { with: 'passkey', token, passkeyName, passkey });
    if (!reply.ok) return messageOf(reply.error);
    await navigate(OWN_ACCOUNT);
    return undefined;
  };
  return (
    <Stack gap={3}>
      <Text>
        A passkey is kept by your device, and opened by your face, your finger or the device’s PIN. Nobody can guess it,
        and it answers no other site.
      </Text>
      <NewPasskey purpose={{ for: 'invitation', token }} keep={accept}>
        Create a passkey
      </NewPasskey>
    </Stack>
  );
}

function PasswordAndCode({ invitation, token }: { invitation: Invitation; token: string }) {
  const navigate = useNavigate();
  const handle = useForm(acceptForm, { onAccepted: () => void navigate(OWN_ACCOUNT) });
  const { field } = handle;
  const { authenticatorKey, authenticatorUrl } = invitation;
  return (
    <Disclosure summary="Where a browser has no passkeys: a password and codes">
      <Stack gap={4}>
        <Text>
          Add this key to an app that shows codes, such as the one you use elsewhere, or{' '}
          <Link href={authenticatorUrl}>open it in the app of this device</Link>:
        </Text>
        <code>{authenticatorKey.replace(/.{4}(?=.)/g, '$& ')}</code>
        <FormView
          handle={handle}
          values={{ token }}
          submitLabel="Use a password and codes"
          pendingLabel="Signing in…"
          button={{ variant: 'secondary' }}
        >
          <PasswordField
            {...field('password')}
            label="New password"
            hint={`At least ${SHORTEST_PASSWORD} characters, such as four words that only you put together`}
            maxLength={200}
            autoComplete="new-password"
            required
          />
          <TextField
            {...field('code')}
            label="Code"
            hint="The six digits that the app shows now"
            autoComplete="one-time-code"
            required
          />
        </FormView>
      </Stack>
    </Disclosure>
  );
}
