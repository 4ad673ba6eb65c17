import { SearchField } from './search-field.tsx';

export const legal = [
  <SearchField key="1" label="Search jobs" name="search" onClear={() => undefined} />,
  <SearchField key="2" label="Search jobs" name="search" value="van" onChange={(event) => event.target.value} />,
];

export const illegal = [
  // @ts-expect-error the button's words are no name for the field
  <SearchField key="1" name="search" buttonLabel="Search" />,
  // @ts-expect-error without a name a form would not send it
  <SearchField key="2" label="Search jobs" />,
  // @ts-expect-error it stays a search
  <SearchField key="3" label="Search jobs" name="search" type="text" />,
  // @ts-expect-error a value that nobody can change
  <SearchField key="4" label="Search jobs" name="search" value="van" />,
  // @ts-expect-error the label is the name: a second one would hide it
  <SearchField key="5" label="Search jobs" name="search" aria-label="Search" />,
];
