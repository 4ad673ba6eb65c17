import { Checkbox } from './checkbox.tsx';

export const legal = [
  <Checkbox key="1" label="Yes" name="yes" defaultChecked required />,
  <Checkbox key="2" label="London" name="location" value="london" />,
  <Checkbox key="3" label="Yes" name="yes" checked onChange={(event) => event.target.checked} />,
];

export const illegal = [
  // @ts-expect-error a checkbox needs a label
  <Checkbox key="1" name="yes" />,
  // @ts-expect-error its type is fixed
  <Checkbox key="2" label="Yes" name="yes" type="radio" />,
  // @ts-expect-error a controlled choice needs `onChange`
  <Checkbox key="3" label="Yes" name="yes" checked />,
  // @ts-expect-error controlled or uncontrolled, not both
  <Checkbox key="4" label="Yes" name="yes" checked onChange={() => undefined} defaultChecked />,
  // @ts-expect-error browsers do not support read-only checkboxes
  <Checkbox key="5" label="Yes" name="yes" readOnly />,
  // @ts-expect-error required or optional, not both
  <Checkbox key="6" label="Yes" name="yes" required optionalLabel="optional" />,
];
