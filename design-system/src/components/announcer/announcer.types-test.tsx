import { AnnouncerProvider, type Announce } from './announcer.tsx';

const announce: Announce = () => undefined;

export const legal = [
  <AnnouncerProvider key="1">Page</AnnouncerProvider>,
  () => announce('Saved'),
  () => announce('Connection lost', 'assertive'),
];

export const illegal = [
  // @ts-expect-error the provider wraps the page
  <AnnouncerProvider key="1" />,
  // @ts-expect-error unknown urgency
  () => announce('Saved', 'off'),
  // @ts-expect-error it needs text
  () => announce(),
  // @ts-expect-error only text can be announced
  () => announce(<b>Saved</b>),
];
