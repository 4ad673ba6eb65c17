import { CheckList } from './check-list.tsx';

export const legal = [
  <CheckList key="1" items={['No fee until somebody starts']} />,
  <CheckList key="2" items={['No fee until somebody starts']} layout="columns" aria-label="Benefits" />,
];

export const illegal = [
  // @ts-expect-error points are passed as `items`
  <CheckList key="1" items={[]}>
    Point
  </CheckList>,
  // @ts-expect-error unknown layout
  <CheckList key="2" items={[]} layout="inline" />,
  // @ts-expect-error it needs items
  <CheckList key="3" />,
];
