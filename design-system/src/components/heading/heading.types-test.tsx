import { Heading } from './heading.tsx';

export const legal = (
  <Heading level={3} size="xl">
    Drivers who turn up
  </Heading>
);

export const illegal = [
  // @ts-expect-error a heading needs a level
  <Heading key="1">Jobs</Heading>,
  // @ts-expect-error no such heading level
  <Heading key="2" level={7}>
    Jobs
  </Heading>,
  // @ts-expect-error levels are numbers
  <Heading key="3" level="2">
    Jobs
  </Heading>,
  // @ts-expect-error unknown size
  <Heading key="4" level={2} size="2xl">
    Jobs
  </Heading>,
  // @ts-expect-error a variant is never null
  <Heading key="5" level={2} size={null}>
    Jobs
  </Heading>,
  // @ts-expect-error the element follows from the level
  <Heading key="6" level={2} as="p">
    Jobs
  </Heading>,
];
