import { Combobox } from './combobox.tsx';

const field = { label: 'Town', name: 'near', suggest: () => Promise.resolve([{ value: 'Leeds' }]) } as const;

export const legal = [
  <Combobox key="1" {...field} defaultValue="Leeds" onChoose={({ value }) => value.trim()} />,
  <Combobox key="2" {...field} value="Leeds" onChange={(event) => event.target.value} hint="Or a postcode" />,
];

export const illegal = [
  // @ts-expect-error a field needs a label
  <Combobox key="1" name="near" suggest={field.suggest} />,
  // @ts-expect-error a form does not send a control without a name
  <Combobox key="2" label="Town" suggest={field.suggest} />,
  // @ts-expect-error without suggestions it is a TextField
  <Combobox key="3" label="Town" name="near" />,
  // @ts-expect-error suggestions are found for the text, later
  <Combobox key="4" {...field} suggest={[{ value: 'Leeds' }]} />,
  // @ts-expect-error a controlled value needs `onChange`
  <Combobox key="5" {...field} value="Leeds" />,
  // @ts-expect-error its role is fixed
  <Combobox key="6" {...field} role="searchbox" />,
];
