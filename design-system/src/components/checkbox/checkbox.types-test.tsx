import { Checkbox } from './checkbox.tsx';

export const legal = [
  <Checkbox key="1" label="Yes" name="yes" defaultChecked required />,
  <Checkbox key="2" label="London" name="location" value="london" />,
  <Checkbox key="3" label="Yes" name="yes" checked onChange={(event) => event.target.checked} />,
];

export const illegal = [
  // @ts-expect-error a checkbox needs a label
  <Checkbox key="1" name="yes" />,
  // @ts-expect-error it stays a checkbox
  <Checkbox key="2" label="Yes" name="yes" type="radio" />,
  // @ts-expect-error a choice that nobody can change
  <Checkbox key="3" label="Yes" name="yes" checked />,
  // @ts-expect-error the page holds the choice or the browser does
  <Checkbox key="4" label="Yes" name="yes" checked onChange={() => undefined} defaultChecked />,
  // @ts-expect-error browsers know no read-only checkbox
  <Checkbox key="5" label="Yes" name="yes" readOnly />,
  // @ts-expect-error a checkbox is required or optional, never both
  <Checkbox key="6" label="Yes" name="yes" required optionalLabel="optional" />,
];
