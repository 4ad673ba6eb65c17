import { Honeypot } from './honeypot.tsx';

export const legal = <Honeypot name="website" />;

export const illegal = [
  // @ts-expect-error a trap needs a tempting name
  <Honeypot key="1" />,
  // @ts-expect-error people must not reach it
  <Honeypot key="2" name="website" tabIndex={0} />,
];
