import { TextArea } from './text-area.tsx';

export const legal = <TextArea label="Message" name="message" rows={8} required />;

export const illegal = [
  // @ts-expect-error a field needs a label
  <TextArea key="1" name="message" />,
  // @ts-expect-error text goes into value or defaultValue
  <TextArea key="2" label="Message" name="message">Hello</TextArea>,
  // @ts-expect-error a field is not required and optional at once
  <TextArea key="3" label="Message" name="message" required optionalLabel="optional" />,
];
