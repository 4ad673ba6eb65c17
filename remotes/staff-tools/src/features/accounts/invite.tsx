import { Banner, Button, Cluster, Select, Stack, TextField } from '@site/design-system';
import { useForm } from '@site/remote-kit';
import { FormDialog } from '../desk/form-dialog.tsx';
import { inviteForm, ROLE_OPTIONS } from './forms.ts';
import { SignInAgain } from './sign-in-again.tsx';

/** A button, and the dialog in which somebody is invited to the desk. */
export function Invite({ onInvited }: { onInvited: () => void }) {
  const handle = useForm(inviteForm, { onAccepted: onInvited });
  const { field } = handle;
  return (
    <FormDialog
      handle={handle}
      title="Invite somebody"
      description="They get a link by mail, which works once, for 72 hours, and set up how they sign in."
      submitLabel="Send the invitation"
      pendingLabel="Inviting…"
      after={<SignInAgain failure={handle.state.failure} onSignedIn={handle.dismissFailure} />}
      accepted={(_reply, close) => (
        <Stack gap={5}>
          <Banner status="success" live="polite">
            The invitation is on its way.
          </Banner>
          <Cluster>
            <Button onClick={close}>Done</Button>
          </Cluster>
        </Stack>
      )}
    >
      <TextField {...field('name')} required label="Name" autoComplete="off" />
      <TextField {...field('email')} required label="Email address" type="email" autoComplete="off" />
      <Select {...field('roles')} required label="Role" placeholder="Choose…" options={ROLE_OPTIONS} />
    </FormDialog>
  );
}
