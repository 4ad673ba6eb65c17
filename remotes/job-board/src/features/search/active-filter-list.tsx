import { Tag, TagList } from '@site/design-system';
import type { JobQuery } from '@site/contract';
import { activeFilters } from './active-filters.ts';
import { SearchForm } from './search-form.tsx';

/** The active filters, each with a button that removes it. Empty when there are none. */
export function ActiveFilterList({ query }: { query: JobQuery }) {
  const filters = activeFilters(query);
  if (filters.length === 0) return null;
  return (
    <TagList aria-label="Active filters">
      {filters.map(({ label, without }) => (
        <SearchForm key={label} keep={without}>
          <Tag removeLabel={`Remove filter: ${label}`}>{label}</Tag>
        </SearchForm>
      ))}
    </TagList>
  );
}
