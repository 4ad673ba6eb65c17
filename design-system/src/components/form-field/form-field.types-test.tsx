import { FormField } from './form-field.tsx';

const frame = { id: 'a', label: 'Email', required: undefined, optionalLabel: undefined, className: undefined };

export const legal = (
  <FormField {...frame} error="Email is required">
    <input id="a" />
  </FormField>
);

export const illegal = [
  // @ts-expect-error it needs a control
  <FormField key="1" {...frame} />,
  // @ts-expect-error messages are linked to their control by its id
  <FormField key="2" {...frame} id={undefined}>
    <input />
  </FormField>,
];
