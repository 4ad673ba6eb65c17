import { Button, Select } from '@site/design-system';
import { defaultSort, type JobQuery, type JobSort } from '@site/contract';
import { EMPTY_SEARCH, refine } from './job-search.ts';
import { pageSizeOptions, sortOptions } from './options.ts';
import styles from './result-order.module.css';
import { SearchForm } from './search-form.tsx';
import { useMirror } from './use-mirror.ts';
import { useGoToSearch } from './use-search-navigation.ts';

/** Sort order and page size. */
export function ResultOrder({ query }: { query: JobQuery }) {
  const goToSearch = useGoToSearch();
  const [sort, setSort] = useMirror<string>(query.sort ?? defaultSort(query));
  const [limit, setLimit] = useMirror(String(query.limit));
  const chooseSort = (value: string) => {
    setSort(value);
    goToSearch(refine(query, { sort: value as JobSort }));
  };
  const chooseLimit = (value: string) => {
    setLimit(value);
    goToSearch(refine(query, { limit: Number(value) }));
  };
  return (
    <SearchForm className={styles.form} keep={refine(query, { sort: undefined, limit: EMPTY_SEARCH.limit })}>
      <Select
        className={styles.sort}
        label="Sort by"
        name="sort"
        options={sortOptions(query)}
        value={sort}
        onChange={(event) => chooseSort(event.target.value)}
      />
      <Select
        label="Jobs per page"
        name="limit"
        options={pageSizeOptions}
        value={limit}
        onChange={(event) => chooseLimit(event.target.value)}
      />
      <Button type="submit" variant="secondary" className={styles.apply}>
        Show
      </Button>
    </SearchForm>
  );
}
