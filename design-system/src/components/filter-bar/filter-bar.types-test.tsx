import { FilterBar } from './filter-bar.tsx';

export const legal = <FilterBar id="own">Fields</FilterBar>;

export const illegal = [
  // @ts-expect-error no fields
  <FilterBar key="1" />,
  // @ts-expect-error the form around it sends the fields
  <FilterBar key="2" action="/jobs">
    Fields
  </FilterBar>,
];
