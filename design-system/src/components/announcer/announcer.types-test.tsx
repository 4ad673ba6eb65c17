import { AnnouncerProvider, type Announce } from './announcer.tsx';

const announce: Announce = () => undefined;

export const legal = [
  <AnnouncerProvider key="1">Page</AnnouncerProvider>,
  () => announce('Saved'),
  () => announce('Connection lost', 'assertive'),
];

export const illegal = [
  // @ts-expect-error it stands around the page
  <AnnouncerProvider key="1" />,
  // @ts-expect-error silence is not an urgency
  () => announce('Saved', 'off'),
  // @ts-expect-error nothing to say
  () => announce(),
  // @ts-expect-error only words can be said
  () => announce(<b>Saved</b>),
];
