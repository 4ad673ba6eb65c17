import { SearchField } from './search-field.tsx';

export const legal = <SearchField label="Search jobs" name="search" onClear={() => undefined} />;

export const illegal = [
  // @ts-expect-error the button's words are no name for the field
  <SearchField key="1" name="search" buttonLabel="Search" />,
  // @ts-expect-error without a name a form would not send it
  <SearchField key="2" label="Search jobs" />,
];
