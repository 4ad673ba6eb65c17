import { useState } from 'react';
import { Button, CheckboxGroup, FilterGroup, RadioGroup, Stack } from '@site/design-system';
import { grouped, type ChoiceFilter, type Facets, type JobQuery } from '@site/contract';
import { activeFilters } from './active-filters.ts';
import { clearFilters, EMPTY_SEARCH } from './job-search.ts';
import { FILTERS, optionsOf, postedOptions, type Option } from './options.ts';
import { SalaryFields } from './salary-fields.tsx';
import { SearchForm } from './search-form.tsx';
import { useMirror } from './use-mirror.ts';

export interface FilterFormProps {
  query: JobQuery;
  facets?: Facets | undefined;
}

/** The filters as one form. A choice applies at once; without JavaScript there is a button for it. */
export function FilterForm({ query, facets }: FilterFormProps) {
  const { search, exact, near, within, sort, limit } = query;
  const filters = { query, facets };
  return (
    <Stack gap={4}>
      <SearchForm
        aria-label="Filters"
        keep={{ ...EMPTY_SEARCH, search, exact, near, within, sort, limit }}
        appliesAtOnce
      >
        <Stack gap={4}>
          <div>
            <Choices filter="location" {...filters} isOpen />
            <Choices filter="category" {...filters} isOpen />
            <Choices filter="job_type" {...filters} isOpen />
            <FilterGroup title="Salary">
              <SalaryFields query={query} />
            </FilterGroup>
            <Choices filter="licence" {...filters} />
            <Choices filter="shift" {...filters} />
            <Choices filter="hours" {...filters} />
            <Posted {...filters} />
          </div>
          <Button type="submit" fullWidth data-only="no-scripts">
            Apply filters
          </Button>
        </Stack>
      </SearchForm>
      {activeFilters(query).length > 0 && <ClearFilters query={query} />}
    </Stack>
  );
}

interface ChoicesProps extends FilterFormProps {
  filter: ChoiceFilter;
  /** Open at first. Those that few visitors need are open only where something is chosen, to keep the form short. */
  isOpen?: boolean;
}

/** One group of options, any of which may apply. */
function Choices({ filter, query, facets, isOpen = false }: ChoicesProps) {
  const [values, setValues] = useMirror<readonly string[]>(query[filter] ?? []);
  const [defaultOpen] = useState(isOpen || values.length > 0);
  const { title } = FILTERS[filter];
  return (
    <FilterGroup title={title} defaultOpen={defaultOpen}>
      <CheckboxGroup
        legend={title}
        hideLegend
        name={filter}
        options={counted(optionsOf(filter, values), facets?.[filter])}
        values={values}
        onValuesChange={setValues}
      />
    </FilterGroup>
  );
}

const POSTED = 'Date posted';

function Posted({ query, facets }: FilterFormProps) {
  const [value, setValue] = useMirror<string>(query.posted_within?.toString() ?? '');
  const [defaultOpen] = useState(value !== '');
  return (
    <FilterGroup title={POSTED} defaultOpen={defaultOpen}>
      <RadioGroup
        legend={POSTED}
        hideLegend
        name="posted_within"
        options={counted(postedOptions, facets?.posted_within)}
        value={value}
        onValueChange={setValue}
      />
    </FilterGroup>
  );
}

/** The options with the number of jobs that choosing each would find, where the back end counts them. */
const counted = (options: Option[], counts: Record<string, number> | undefined) =>
  options.map((option) => {
    const count = counts?.[option.value];
    if (count === undefined) return option;
    return { ...option, detail: grouped(count), quiet: count === 0 };
  });

/** Clears all filters. */
export function ClearFilters({ query }: { query: JobQuery }) {
  return (
    <SearchForm keep={clearFilters(query)}>
      <Button type="submit" variant="secondary" start="close">
        Clear all filters
      </Button>
    </SearchForm>
  );
}
