import { Text } from './text.tsx';

export const legal = (
  <Text as="time" dateTime="2026-11-20" size="sm" muted weight="bold">
    Today
  </Text>
);

export const illegal = [
  // @ts-expect-error unknown size
  <Text key="1" size="xl">
    Text
  </Text>,
  // @ts-expect-error unknown weight
  <Text key="3" weight="heavy">
    Text
  </Text>,
  // @ts-expect-error a text is muted or not
  <Text key="4" muted="yes">
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
