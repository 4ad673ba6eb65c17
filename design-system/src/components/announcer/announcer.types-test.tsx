import type { Announce } from './announcer.tsx';

export function legal(announce: Announce) {
  announce('Saved');
  announce('Connection lost', 'assertive');
}

export function illegal(announce: Announce) {
  // @ts-expect-error silence is not an urgency
  announce('Saved', 'off');
  // @ts-expect-error nothing to say
  announce();
}
