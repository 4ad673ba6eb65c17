import { DescriptionList } from './description-list.tsx';

export const legal = <DescriptionList layout="inline" items={[{ term: 'Location', description: <b>Leeds</b> }]} />;

export const illegal = [
  // @ts-expect-error it needs items
  <DescriptionList key="1" />,
  // @ts-expect-error a description needs a term
  <DescriptionList key="2" items={[{ description: 'Leeds' }]} />,
  // @ts-expect-error a term needs a description
  <DescriptionList key="3" items={[{ term: 'Location' }]} />,
  // @ts-expect-error unknown layout
  <DescriptionList key="4" items={[]} layout="columns" />,
  // @ts-expect-error a variant is never null
  <DescriptionList key="5" items={[]} layout={null} />,
  // @ts-expect-error facts are passed as `items`
  <DescriptionList key="6" items={[]}>
    Leeds
  </DescriptionList>,
];
