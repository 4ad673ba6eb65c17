import { DescriptionList } from './description-list.tsx';

export const legal = <DescriptionList layout="inline" items={[{ term: 'Location', description: <b>Leeds</b> }]} />;

export const illegal = [
  // @ts-expect-error no facts
  <DescriptionList key="1" />,
  // @ts-expect-error a fact without its name
  <DescriptionList key="2" items={[{ description: 'Leeds' }]} />,
  // @ts-expect-error a name without its fact
  <DescriptionList key="3" items={[{ term: 'Location' }]} />,
  // @ts-expect-error unknown layout
  <DescriptionList key="4" items={[]} layout="columns" />,
  // @ts-expect-error variants are never null
  <DescriptionList key="5" items={[]} layout={null} />,
  // @ts-expect-error facts come in by `items`
  <DescriptionList key="6" items={[]}>
    Leeds
  </DescriptionList>,
];
