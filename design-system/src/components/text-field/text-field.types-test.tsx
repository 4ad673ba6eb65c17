import { TextField } from './text-field.tsx';

export const legal = [
  <TextField key="1" label="Email" name="email" type="email" required />,
  <TextField key="2" label="Company" name="company" optionalLabel="optional" error={undefined} />,
  <TextField key="3" label="Years of experience" name="years" type="number" min={0} max={60} defaultValue={5} />,
  <TextField key="4" label="Company" name="company" value="" onChange={(event) => event.target.value.trim()} />,
  <TextField key="5" label="Reference" name="reference" defaultValue="MSG-7K2M9Q" readOnly />,
  <TextField key="6" label="Minimum salary" name="salary_min" start="£" />,
];

export const illegal = [
  // @ts-expect-error a field needs a label
  <TextField key="1" name="email" />,
  // @ts-expect-error a field needs a name
  <TextField key="2" label="Email" />,
  // @ts-expect-error other controls have their own components
  <TextField key="3" label="Agree" name="agree" type="checkbox" />,
  // @ts-expect-error a password must be a PasswordField
  <TextField key="4" label="Password" name="password" type="password" />,
  // @ts-expect-error required or optional, not both
  <TextField key="5" label="Email" name="email" required optionalLabel="optional" />,
  // @ts-expect-error the label is the name: a second one would override it
  <TextField key="6" label="Email" name="email" aria-label="Your email" />,
  // @ts-expect-error `error` makes a field invalid
  <TextField key="7" label="Email" name="email" aria-invalid />,
  // @ts-expect-error a controlled value needs `onChange`
  <TextField key="8" label="Email" name="email" value="sam@haulwell.example" />,
  // @ts-expect-error controlled or uncontrolled, not both
  <TextField key="9" label="Email" name="email" value="" onChange={() => undefined} defaultValue="sam" />,
];
