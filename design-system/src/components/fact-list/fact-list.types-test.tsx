import { FactList } from './fact-list.tsx';

export const legal = <FactList size="small" facts={[{ icon: 'pound', label: 'Salary', value: <b>£32,000</b> }]} />;

export const illegal = [
  // @ts-expect-error it needs facts
  <FactList key="1" />,
  // @ts-expect-error an icon alone says nothing to a screen reader
  <FactList key="2" facts={[{ icon: 'pound', value: '£32,000' }]} />,
];
