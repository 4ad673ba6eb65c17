import { Select } from './select.tsx';

const options = [{ value: '12', label: '12 per page' }] as const;

export const legal = [
  <Select key="1" label="Page size" name="limit" options={options} defaultValue="12" />,
  <Select
    key="2"
    label="Page size"
    name="limit"
    options={options}
    value="12"
    onChange={(event) => event.target.value}
  />,
  <Select
    key="3"
    label="Page size"
    name="limit"
    options={options}
    placeholder="Choose"
    required
    error="Choose a size"
  />,
];

export const illegal = [
  // @ts-expect-error a select needs options
  <Select key="1" label="Page size" name="limit" />,
  // @ts-expect-error one choice only
  <Select key="2" label="Page size" name="limit" options={options} multiple />,
  // @ts-expect-error options are passed as `options`
  <Select key="3" label="Page size" name="limit" options={options}>
    <option>12</option>
  </Select>,
  // @ts-expect-error an option needs a label
  <Select key="4" label="Page size" name="limit" options={[{ value: '12' }]} />,
  // @ts-expect-error a field needs a label
  <Select key="5" name="limit" options={options} />,
  // @ts-expect-error a controlled choice needs `onChange`
  <Select key="6" label="Page size" name="limit" options={options} value="12" />,
];
