import { useState, type FocusEvent } from 'react';
import { Button, Stack, TextField, type TextFieldProps } from '@site/design-system';
import { likelyAddress } from './likely-address.ts';

/** Text field for the visitor's own address. Of a likely slip it asks whether another was meant: one press takes it. */
export function EmailField({ className, ...field }: TextFieldProps) {
  const [meant, setMeant] = useState<{ address: string; input: HTMLInputElement }>();
  const onBlur = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    const address = likelyAddress(input.value);
    setMeant(address === undefined ? undefined : { address, input });
  };
  return (
    <Stack gap={1} className={className}>
      <TextField {...field} type="email" autoComplete="email" onBlur={onBlur} />
      <div role="status">
        {meant && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              fillIn(meant.input, meant.address);
              setMeant(undefined);
            }}
          >
            Did you mean {meant.address}?
          </Button>
        )}
      </div>
    </Stack>
  );
}

/** As if it had been typed: the form takes note of it, and undoing brings back what was there. */
function fillIn(input: HTMLInputElement, text: string) {
  input.focus();
  input.select();
  // eslint-disable-next-line typescript/no-deprecated -- no other way types into an input
  document.execCommand('insertText', false, text);
}
