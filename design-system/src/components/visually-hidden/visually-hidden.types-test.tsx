import { VisuallyHidden } from './visually-hidden.tsx';

export const legal = <VisuallyHidden id="hint">opens in a new tab</VisuallyHidden>;

export const illegal = [
  // @ts-expect-error it needs text
  <VisuallyHidden key="1" />,
  // @ts-expect-error always a span
  <VisuallyHidden key="2" as="p">
    Text
  </VisuallyHidden>,
];
