import type { FormEvent } from 'react';
import { Button, PasswordField, Stack } from '@site/design-system';

interface SignInFormProps {
  pending: boolean;
  onSubmit: (password: string) => Promise<void>;
}

export function SignInForm({ pending, onSubmit }: SignInFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!pending) void onSubmit(String(new FormData(event.currentTarget).get('password')));
  };

  return (
    // Until the script runs, any other method would send the password to the page's address.
    <form method="dialog" onSubmit={submit}>
      <Stack gap={3}>
        <PasswordField
          label="Staff password"
          name="password"
          autoComplete="current-password"
          maxLength={200}
          required
        />
        <Button type="submit" pending={pending}>
          Sign in
        </Button>
      </Stack>
    </form>
  );
}
