import { Quote } from './quote.tsx';

export const legal = [
  <Quote key="1" name="Tom Reeve">
    Somebody answers at four in the morning.
  </Quote>,
  <Quote key="2" name="Tom Reeve" detail="Leeds" size="lg" avatar={<span />}>
    Somebody answers at four in the morning.
  </Quote>,
];

export const illegal = [
  // @ts-expect-error it needs a name
  <Quote key="1">Somebody answers.</Quote>,
  // @ts-expect-error unknown size
  <Quote key="2" name="Tom Reeve" size="xl">
    Somebody answers.
  </Quote>,
];
