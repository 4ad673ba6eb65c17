import { Accordion } from './accordion.tsx';

const items = [{ id: 'a', title: 'Which areas?', content: 'All' }] as const;

export const legal = <Accordion items={items} level={2} />;

export const illegal = [
  // @ts-expect-error level 1 is reserved for the page's title
  <Accordion key="1" items={items} level={1} />,
  // @ts-expect-error an item needs an id
  <Accordion key="2" items={[{ title: 'Which areas?', content: 'All' }]} />,
  // @ts-expect-error one item at a time is not configurable
  <Accordion key="3" items={items} type="multiple" />,
  // @ts-expect-error questions are passed as `items`
  <Accordion key="4" items={items}>
    <p>Which areas?</p>
  </Accordion>,
  // @ts-expect-error an accordion needs items
  <Accordion key="5" />,
  // @ts-expect-error controlled, it tells the page
  <Accordion key="controlled" items={[]} value="areas" />,
];
