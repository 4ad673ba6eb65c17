import { FilterGroup } from './filter-group.tsx';

export const legal = <FilterGroup title="Location" defaultOpen={false} />;

export const illegal = [
  // @ts-expect-error a group needs a title
  <FilterGroup key="1" />,
  // @ts-expect-error the visitor folds it, not the page
  <FilterGroup key="2" title="Location" open />,
  // @ts-expect-error the page cannot control the folding
  <FilterGroup key="3" title="Location" onToggle={() => undefined} />,
];
