import { useEffect, useRef, type FormEvent } from 'react';
import { Button, PasswordField, Stack, Text } from '@site/design-system';
import type { GateMessage, LockedState } from './access-state.ts';

interface AccessFormProps {
  pending: LockedState['pending'];
  message: GateMessage | undefined;
  /** Id of the element that shows the message. */
  messageId: string;
  onSubmit: (password: string) => Promise<void>;
}

export function AccessForm({ pending, message, messageId, onSubmit }: AccessFormProps) {
  const field = useRef<HTMLInputElement>(null);

  // Every message arrives after something the visitor did; the field is where they go on.
  useEffect(() => {
    if (!message) return;
    field.current?.focus();
    field.current?.select();
  }, [message]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending !== 'login') void onSubmit(String(new FormData(event.currentTarget).get('password')));
  };

  return (
    // Until the script runs, any other method would send the password to the page's address.
    <form method="dialog" onSubmit={submit}>
      <Stack gap={4}>
        <PasswordField
          ref={field}
          label="Password"
          name="password"
          placeholder="Enter password"
          autoComplete="current-password"
          aria-describedby={message && messageId}
          maxLength={200}
          required
        />
        <Stack gap={1}>
          <Button type="submit" size="lg" fullWidth pending={pending === 'login'}>
            Access Proposal
          </Button>
          <Text as="output" size="sm" tone="muted">
            {pending === 'verify' && 'Checking whether you are still logged in…'}
          </Text>
        </Stack>
        <noscript>
          <Text size="sm">Opening the proposal needs JavaScript. Please switch it on and reload this page.</Text>
        </noscript>
      </Stack>
    </form>
  );
}
