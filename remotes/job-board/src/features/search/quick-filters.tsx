import { Chip, Cluster } from '@site/design-system';
import type { JobQuery } from '@site/contract';
import { isApplied, toggled } from './active-filters.ts';
import { quickFilters } from './options.ts';
import { SearchForm } from './search-form.tsx';

/** Filters that many visitors want, one press each; a second press takes them off. */
export function QuickFilters({ query }: { query: JobQuery }) {
  return (
    <Cluster gap={2} role="group" aria-label="Quick filters">
      {quickFilters.map(({ label, change }) => (
        <SearchForm key={label} keep={toggled(query, change)}>
          <Chip type="submit" pressed={isApplied(query, change)}>
            {label}
          </Chip>
        </SearchForm>
      ))}
    </Cluster>
  );
}
