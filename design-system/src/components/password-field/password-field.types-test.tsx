import { PasswordField } from './password-field.tsx';

export const legal = <PasswordField label="Password" name="password" autoComplete="new-password" required />;

export const illegal = [
  // @ts-expect-error its type is its own business
  <PasswordField key="1" label="Password" name="password" type="text" />,
  // @ts-expect-error a field needs a label
  <PasswordField key="2" name="password" />,
];
