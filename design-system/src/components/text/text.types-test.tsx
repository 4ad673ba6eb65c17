import { Text } from './text.tsx';

export const legal = (
  <Text as="time" dateTime="2026-11-20" size="sm" tone="muted" weight="bold">
    Today
  </Text>
);

export const illegal = [
  // @ts-expect-error unknown size
  <Text key="1" size="xl">
    Text
  </Text>,
  // @ts-expect-error unknown tone
  <Text key="2" tone="accent">
    Text
  </Text>,
  // @ts-expect-error unknown weight
  <Text key="3" weight="heavy">
    Text
  </Text>,
  // @ts-expect-error a variant is never null
  <Text key="4" tone={null}>
    Text
  </Text>,
  // @ts-expect-error a link is a Link
  <Text key="5" as="a" href="/jobs">
    Text
  </Text>,
  // @ts-expect-error only a `time` has a `dateTime`
  <Text key="6" dateTime="2026-11-20">
    Text
  </Text>,
];
