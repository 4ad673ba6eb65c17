import { PasswordField } from './password-field.tsx';

export const legal = <PasswordField label="Password" name="password" autoComplete="new-password" required />;

export const illegal = [
  // @ts-expect-error its type is fixed
  <PasswordField key="1" label="Password" name="password" type="text" />,
  // @ts-expect-error a field needs a label
  <PasswordField key="2" name="password" />,
  // @ts-expect-error a form does not send a control without a name
  <PasswordField key="3" label="Password" />,
  // @ts-expect-error the label is the name: a second one would override it
  <PasswordField key="4" label="Password" name="password" aria-label="Secret" />,
  // @ts-expect-error a controlled value needs `onChange`
  <PasswordField key="5" label="Password" name="password" value="open road" />,
];
