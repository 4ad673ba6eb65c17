import { Button, FilterBar, Select } from '@site/design-system';
import { defaultSort, type JobQuery } from '@site/contract';
import { EMPTY_SEARCH, refine } from './job-search.ts';
import { pageSizeOptions, sortOptions } from './options.ts';
import styles from './result-order.module.css';
import { SearchForm } from './search-form.tsx';
import { useMirror } from './use-mirror.ts';

/** Sort order and page size. */
export function ResultOrder({ query }: { query: JobQuery }) {
  const [sort, setSort] = useMirror<string>(query.sort ?? defaultSort(query));
  const [limit, setLimit] = useMirror<string>(String(query.limit));
  return (
    <SearchForm
      className={styles.form}
      keep={refine(query, { sort: undefined, limit: EMPTY_SEARCH.limit })}
      appliesAtOnce
    >
      <FilterBar>
        <Select
          label="Sort by"
          name="sort"
          options={sortOptions(query)}
          value={sort}
          onChange={(event) => setSort(event.target.value)}
        />
        <Select
          label="Jobs per page"
          name="limit"
          options={pageSizeOptions}
          value={limit}
          onChange={(event) => setLimit(event.target.value)}
        />
        {/* With scripts, a choice applies at once. */}
        <Button type="submit" variant="secondary" data-only="no-scripts">
          Show
        </Button>
      </FilterBar>
    </SearchForm>
  );
}
