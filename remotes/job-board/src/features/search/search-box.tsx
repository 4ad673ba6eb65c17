import { MAX_SEARCH_LENGTH, type JobQuery } from '@site/contract';
import { SearchField } from '@site/design-system';
import { refine } from './job-search.ts';
import { SearchForm } from './search-form.tsx';
import { useMirror } from './use-mirror.ts';

export function SearchBox({ query }: { query: JobQuery }) {
  const [text, setText] = useMirror(query.search ?? '');
  return (
    <search data-tone="paper">
      <SearchForm keep={refine(query, { search: undefined, exact: undefined })}>
        <SearchField
          label="Search jobs"
          name="search"
          placeholder="Job title, skill or company"
          maxLength={MAX_SEARCH_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onClear={() => setText('')}
          buttonLabel="Search jobs"
        />
      </SearchForm>
    </search>
  );
}
