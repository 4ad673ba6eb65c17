import { Breadcrumb } from './breadcrumb.tsx';

const home = { label: 'Home', href: '/' };

export const legal = <Breadcrumb items={[home, { label: 'Jobs' }]} />;

export const illegal = [
  // @ts-expect-error a page without a way down to it
  <Breadcrumb key="1" items={[]} />,
  // @ts-expect-error only the page itself may lack an address
  <Breadcrumb key="2" items={[{ label: 'Home' }, { label: 'Jobs' }]} />,
  // @ts-expect-error a level without a name
  <Breadcrumb key="3" items={[home, { href: '/jobs' }]} />,
  // @ts-expect-error levels come in by `items`
  <Breadcrumb key="4" items={[home]}>
    Jobs
  </Breadcrumb>,
];
