import { Breadcrumb } from './breadcrumb.tsx';

const home = { label: 'Home', href: '/' };

export const legal = <Breadcrumb items={[home, { label: 'Jobs' }]} />;

export const illegal = [
  // @ts-expect-error a breadcrumb needs items
  <Breadcrumb key="1" items={[]} />,
  // @ts-expect-error only the current page may lack an address
  <Breadcrumb key="2" items={[{ label: 'Home' }, { label: 'Jobs' }]} />,
  // @ts-expect-error a level needs a label
  <Breadcrumb key="3" items={[home, { href: '/jobs' }]} />,
  // @ts-expect-error levels are passed as `items`
  <Breadcrumb key="4" items={[home]}>
    Jobs
  </Breadcrumb>,
];
