import { useEffect, useRef } from 'react';
import { PasswordField, Stack, Text, TextField } from '@site/design-system';
import { FormView, useForm } from '@site/remote-kit';
import { codeSignInForm } from './forms.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { signInWithPasskey } from './passkey.ts';

interface AccountSignInProps {
  onSignedIn: () => void;
  form?: typeof codeSignInForm;
  /** What the visitor should answer here: when it changes, the first control takes the focus. */
  note?: unknown;
}

/** Signing in to an account of one's own: with a passkey, or with a password and a code. */
export function AccountSignIn({ onSignedIn, form = codeSignInForm, note }: AccountSignInProps) {
  const first = useRef<HTMLDivElement>(null);
  const handle = useForm(form, { onAccepted: onSignedIn });
  const { field } = handle;
  const withPasskey = async () => {
    const failure = await signInWithPasskey();
    if (failure === undefined) onSignedIn();
    return failure;
  };
  useEffect(() => {
    if (note) first.current?.querySelector<HTMLElement>('button, input:not([type=hidden])')?.focus();
  }, [note]);
  return (
    <Stack gap={5} ref={first}>
      <PasskeyButton onPress={withPasskey}>Sign in with a passkey</PasskeyButton>
      <FormView handle={handle} submitLabel="Sign in" pendingLabel="Signing in…" button={{ variant: 'secondary' }}>
        <Text muted>
          With your password and the code that your app shows; or with a recovery code, leaving the password empty.
        </Text>
        <TextField {...field('email')} label="Your email address" type="email" required autoComplete="username" />
        <PasswordField {...field('password')} label="Your password" maxLength={200} autoComplete="current-password" />
        <TextField {...field('code')} label="Code" required autoComplete="one-time-code" />
      </FormView>
    </Stack>
  );
}
