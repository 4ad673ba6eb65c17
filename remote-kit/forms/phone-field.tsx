import { useState } from 'react';
import { readPhone } from '@site/contract';
import { Stack, Text, TextField, type TextFieldProps } from '@site/design-system';

/** Text field for the visitor's own phone number. Once it is left, it says which number will be rung. */
export function PhoneField({ className, ...field }: TextFieldProps) {
  const [understood, setUnderstood] = useState('');
  return (
    <Stack gap={1} className={className}>
      <TextField
        {...field}
        type="tel"
        autoComplete="tel"
        onBlur={({ currentTarget: { value } }) => {
          const { text, fault } = readPhone(value);
          setUnderstood(fault ? '' : text);
        }}
      />
      <div role="status">
        {understood && (
          <Text size="sm" muted>
            We will ring {understood}
          </Text>
        )}
      </div>
    </Stack>
  );
}
