import { SearchField } from './search-field.tsx';

export const legal = [
  <SearchField key="1" label="Search jobs" name="search" onClear={() => undefined} />,
  <SearchField key="2" label="Search jobs" name="search" value="van" onChange={(event) => event.target.value} />,
];

export const illegal = [
  // @ts-expect-error the button's label does not name the field
  <SearchField key="1" name="search" buttonLabel="Search" />,
  // @ts-expect-error a form does not send a control without a name
  <SearchField key="2" label="Search jobs" />,
  // @ts-expect-error its type is fixed
  <SearchField key="3" label="Search jobs" name="search" type="text" />,
  // @ts-expect-error a controlled value needs `onChange`
  <SearchField key="4" label="Search jobs" name="search" value="van" />,
  // @ts-expect-error the label is the name: a second one would override it
  <SearchField key="5" label="Search jobs" name="search" aria-label="Search" />,
];
