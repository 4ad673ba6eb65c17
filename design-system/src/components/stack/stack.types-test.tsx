import { Stack } from './stack.tsx';

export const legal = (
  <Stack as="ul" gap={2} align="start">
    <li>London</li>
  </Stack>
);

export const illegal = [
  // @ts-expect-error no such step in the space scale
  <Stack key="1" gap={10}>
    Text
  </Stack>,
  // @ts-expect-error a length is not a step
  <Stack key="2" gap="1rem">
    Text
  </Stack>,
  // @ts-expect-error a variant is never null
  <Stack key="3" align={null}>
    Text
  </Stack>,
  // @ts-expect-error a link is a Link, which the router handles
  <Stack key="4" as="a">
    Text
  </Stack>,
  // @ts-expect-error a list has no address
  <Stack key="5" as="ul" href="/jobs">
    Text
  </Stack>,
];
