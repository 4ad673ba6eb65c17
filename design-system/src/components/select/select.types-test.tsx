import { Select } from './select.tsx';

const options = [{ value: '12', label: '12 per page' }] as const;

export const legal = <Select label="Page size" name="limit" options={options} defaultValue="12" />;

export const illegal = [
  // @ts-expect-error a select needs options
  <Select key="1" label="Page size" name="limit" />,
  // @ts-expect-error one choice only
  <Select key="2" label="Page size" name="limit" options={options} multiple />,
  // @ts-expect-error options are data
  <Select key="3" label="Page size" name="limit" options={options}><option>12</option></Select>,
];
