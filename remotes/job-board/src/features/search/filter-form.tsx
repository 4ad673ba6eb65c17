import { Button, FilterGroup, RadioGroup, Stack } from '@site/design-system';
import type { JobQuery } from '@site/contract';
import { clearFilters, EMPTY_SEARCH, refine } from './job-search.ts';
import { categoryOptions, contractOptions, locationOptions, withChosen, type Option } from './options.ts';
import { SalaryFields } from './salary-fields.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './filter-form.module.css';
import { useMirror } from './use-mirror.ts';
import { useGoToSearch } from './use-search-navigation.ts';

type ChoiceName = 'location' | 'category' | 'job_type';

/** The filters as one form. A choice applies at once; without JavaScript there is a button for it. */
export function FilterForm({ query }: { query: JobQuery }) {
  const { search, sort, limit } = query;
  return (
    <Stack gap={4}>
      <SearchForm aria-label="Filters" keep={{ ...EMPTY_SEARCH, search, sort, limit }}>
        <Choice title="Location" name="location" options={locationOptions} query={query} />
        <Choice title="Specialisation" name="category" options={categoryOptions} query={query} />
        <Choice title="Contract type" name="job_type" options={contractOptions} query={query} />
        <FilterGroup title="Salary">
          <SalaryFields query={query} />
        </FilterGroup>
        <Button type="submit" fullWidth className={styles.apply}>
          Apply filters
        </Button>
      </SearchForm>
      <ClearFilters query={query} />
    </Stack>
  );
}

/** One group of options, at most one of which applies; the first option is "all". */
function Choice({
  title,
  name,
  options,
  query,
}: {
  title: string;
  name: ChoiceName;
  options: Option[];
  query: JobQuery;
}) {
  const goToSearch = useGoToSearch();
  const [chosen, setChosen] = useMirror<string>(query[name]?.[0] ?? '');
  const choose = (value: string) => {
    setChosen(value);
    goToSearch(refine(query, { [name]: value ? [value] : undefined }));
  };
  return (
    <FilterGroup title={title}>
      <RadioGroup
        legend={title}
        hideLegend
        name={name}
        options={withChosen(options, chosen)}
        value={chosen}
        onChange={choose}
      />
    </FilterGroup>
  );
}

/** Clears all filters. */
export function ClearFilters({ query }: { query: JobQuery }) {
  return (
    <SearchForm keep={clearFilters(query)}>
      <Button type="submit" variant="secondary" icon="close">
        Clear All Filters
      </Button>
    </SearchForm>
  );
}
