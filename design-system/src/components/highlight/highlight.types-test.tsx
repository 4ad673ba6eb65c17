import { Highlight } from './highlight.tsx';

export const legal = <Highlight text="Driver training" term="driver" />;

export const illegal = [
  // @ts-expect-error it needs a term
  <Highlight key="1" text="Driver training" />,
  // @ts-expect-error text only: no elements
  <Highlight key="2" text={<b>Driver</b>} term="driver" />,
];
