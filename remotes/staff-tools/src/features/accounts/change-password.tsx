import { useState } from 'react';
import { Banner, Heading, PasswordField, Stack } from '@site/design-system';
import { SHORTEST_PASSWORD } from '@site/contract';
import { FormView, useForm } from '@site/remote-kit';
import { changePasswordForm } from './forms.ts';
import { SignInAgain } from './sign-in-again.tsx';

/** Changing one's own password with the present one. */
export function ChangePassword() {
  const [isChanged, setIsChanged] = useState(false);
  const handle = useForm(changePasswordForm, { onAccepted: () => setIsChanged(true) });
  const { field, state } = handle;
  return (
    <Stack as="section" gap={4} aria-labelledby="password-heading">
      <Heading level={2} size="md" id="password-heading">
        Password
      </Heading>
      {isChanged && !state.failure && (
        <Banner status="success" live="polite">
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
