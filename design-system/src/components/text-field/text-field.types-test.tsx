import { TextField } from './text-field.tsx';

export const legal = [
  <TextField key="1" label="Email" name="email" type="email" required />,
  <TextField key="2" label="Company" name="company" optionalLabel="optional" error={undefined} />,
];

export const illegal = [
  // @ts-expect-error a field needs a label
  <TextField key="1" name="email" />,
  // @ts-expect-error a field needs a name
  <TextField key="2" label="Email" />,
  // @ts-expect-error other controls have components of their own
  <TextField key="3" label="Agree" name="agree" type="checkbox" />,
  // @ts-expect-error a password must be a PasswordField
  <TextField key="4" label="Password" name="password" type="password" />,
  // @ts-expect-error a field is not required and optional at once
  <TextField key="5" label="Email" name="email" required optionalLabel="optional" />,
];
