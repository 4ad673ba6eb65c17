import { Skeleton } from './skeleton.tsx';

export const legal = [<Skeleton key="1" lines={2} />, <Skeleton key="2" shape="block" height="4rem" />];

export const illegal = [
  // @ts-expect-error text is measured in lines
  <Skeleton key="1" shape="text" height="4rem" />,
  // @ts-expect-error a block has no lines
  <Skeleton key="2" shape="block" lines={2} />,
  // @ts-expect-error it has no content yet
  <Skeleton key="3">Loading</Skeleton>,
  // @ts-expect-error unknown shape
  <Skeleton key="4" shape="circle" />,
];
