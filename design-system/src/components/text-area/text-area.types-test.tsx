import { TextArea } from './text-area.tsx';

export const legal = [
  <TextArea key="1" label="Message" name="message" rows={8} required />,
  <TextArea key="2" label="Message" name="message" limit={2000} value="" onChange={(event) => event.target.value} />,
];

export const illegal = [
  // @ts-expect-error a field needs a label
  <TextArea key="1" name="message" />,
  // @ts-expect-error text goes into value or defaultValue
  <TextArea key="2" label="Message" name="message">
    Hello
  </TextArea>,
  // @ts-expect-error a field is not required and optional at once
  <TextArea key="3" label="Message" name="message" required optionalLabel="optional" />,
  // @ts-expect-error browsers would cut off a pasted text without a word: `limit` counts instead
  <TextArea key="4" label="Message" name="message" maxLength={2000} />,
  // @ts-expect-error a value that nobody can change
  <TextArea key="5" label="Message" name="message" value="Hello" />,
  // @ts-expect-error without a name a form would not send it
  <TextArea key="6" label="Message" />,
];
