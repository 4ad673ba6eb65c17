import { TextArea } from './text-area.tsx';

export const legal = [
  <TextArea key="1" label="Message" name="message" rows={8} required />,
  <TextArea key="2" label="Message" name="message" limit={2000} value="" onChange={(event) => event.target.value} />,
];

export const illegal = [
  // @ts-expect-error a field needs a label
  <TextArea key="1" name="message" />,
  // @ts-expect-error text is passed as `value` or `defaultValue`
  <TextArea key="2" label="Message" name="message">
    Hello
  </TextArea>,
  // @ts-expect-error required or optional, not both
  <TextArea key="3" label="Message" name="message" required optionalLabel="optional" />,
  // @ts-expect-error browsers would silently cut pasted text: `limit` counts instead
  <TextArea key="4" label="Message" name="message" maxLength={2000} />,
  // @ts-expect-error a controlled value needs `onChange`
  <TextArea key="5" label="Message" name="message" value="Hello" />,
  // @ts-expect-error a form does not send a control without a name
  <TextArea key="6" label="Message" />,
];
