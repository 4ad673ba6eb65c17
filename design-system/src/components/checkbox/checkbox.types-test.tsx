import { Checkbox } from './checkbox.tsx';

export const legal = <Checkbox label="Yes" name="yes" defaultChecked required />;

export const illegal = [
  // @ts-expect-error a checkbox needs a label
  <Checkbox key="1" name="yes" />,
  // @ts-expect-error it stays a checkbox
  <Checkbox key="2" label="Yes" name="yes" type="radio" />,
];
