import { Honeypot } from './honeypot.tsx';

export const legal = <Honeypot name="website" />;

export const illegal = [
  // @ts-expect-error a honeypot needs a tempting name
  <Honeypot key="1" />,
  // @ts-expect-error people must not reach it
  <Honeypot key="2" name="website" tabIndex={0} />,
  // @ts-expect-error nobody could submit the form
  <Honeypot key="3" name="website" required />,
  // @ts-expect-error browsers must not fill it in
  <Honeypot key="4" name="website" autoComplete="url" />,
  // @ts-expect-error bots skip hidden inputs
  <Honeypot key="5" name="website" type="hidden" />,
];
