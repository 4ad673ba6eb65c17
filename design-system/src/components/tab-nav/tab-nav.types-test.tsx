import { TabNav } from './tab-nav.tsx';

export const legal = (
  <TabNav
    label="Staff pages"
    items={[
      { href: '/staff', label: 'Desk', current: true },
      { href: '/staff/mail', label: <b>Mail</b> },
    ]}
  />
);

export const illegal = [
  // @ts-expect-error a navigation has a name
  <TabNav key="1" items={[]} />,
  // @ts-expect-error its name is `label`
  <TabNav key="2" label="Staff pages" aria-label="Staff pages" items={[]} />,
  // @ts-expect-error a tab leads somewhere
  <TabNav key="3" label="Staff pages" items={[{ label: 'Desk' }]} />,
  // @ts-expect-error links are passed as `items`
  <TabNav key="4" label="Staff pages" items={[]}>
    Desk
  </TabNav>,
];
