import { PasswordField, Stack, Text, TextField } from '@site/design-system';
import { FormView, useForm } from '@site/remote-kit';
import { codeSignInForm } from './forms.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { signInWithPasskey } from './passkey.ts';

/** Signing in to an account of one's own: with a passkey, or with a password and a code. */
export function AccountSignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const handle = useForm(codeSignInForm, { onAccepted: onSignedIn });
  const { field } = handle;
  const withPasskey = async () => {
    const failure = await signInWithPasskey();
    if (failure === undefined) onSignedIn();
    return failure;
  };
  return (
    <Stack gap={5}>
      <PasskeyButton onPress={withPasskey}>Sign in with a passkey</PasskeyButton>
      <FormView handle={handle} submitLabel="Sign in" pendingLabel="Signing in…" button={{ variant: 'secondary' }}>
        <Text tone="muted">With a password and a code, or with a recovery code: then leave the password empty.</Text>
        <TextField {...field('email')} label="Your e-mail address" type="email" required autoComplete="username" />
        <PasswordField {...field('password')} label="Your password" maxLength={200} autoComplete="current-password" />
        <TextField {...field('code')} label="Code" required autoComplete="one-time-code" />
      </FormView>
    </Stack>
  );
}
