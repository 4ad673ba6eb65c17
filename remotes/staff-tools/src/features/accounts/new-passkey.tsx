import { useState } from 'react';
import { Stack, Text, TextField } from '@site/design-system';
import type { NewPasskey as Passkey } from '@site/contract';
import { PasskeyButton, type PasskeyButtonProps } from './passkey-button.tsx';
import { createPasskey, type PasskeyPurpose } from './passkey.ts';

interface NewPasskeyProps extends Pick<PasskeyButtonProps, 'children' | 'variant'> {
  purpose: PasskeyPurpose;
  /** Stores it under its name. Returns why that failed; undefined when it did not. */
  keep: (passkey: Passkey, name: string) => Promise<string | undefined>;
}

/** Names a device and has the browser make a passkey on it. */
export function NewPasskey({ purpose, keep, ...button }: NewPasskeyProps) {
  const [name, setName] = useState('');
  const create = async () => {
    const made = await createPasskey(purpose);
    return made.failure ?? keep(made.passkey, name);
  };
  return (
    <>
      <Stack gap={3} data-only="scripts">
        <TextField
          id="passkey-name"
          name="passkeyName"
          label="What is this device called?"
          hint="For the list of your passkeys, such as Work laptop"
          maxLength={60}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <PasskeyButton {...button} onPress={create} />
      </Stack>
      <Text muted data-only="no-scripts">
        A passkey needs JavaScript.
      </Text>
    </>
  );
}
