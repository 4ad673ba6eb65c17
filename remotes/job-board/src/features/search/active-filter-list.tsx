import { Button, Cluster } from '@site/design-system';
import type { JobQuery } from '@site/contract';
import styles from './active-filter-list.module.css';
import { activeFilters } from './active-filters.ts';
import { SearchForm } from './search-form.tsx';

/** The active filters, each with a link that removes it. Empty when there are none. */
export function ActiveFilterList({ query }: { query: JobQuery }) {
  const filters = activeFilters(query);
  if (filters.length === 0) return null;
  return (
    <Cluster as="ul" gap={2} className={styles.list} aria-label="Active filters">
      {filters.map(({ label, without }) => (
        <li key={label}>
          <SearchForm keep={without}>
            <Button
              type="submit"
              size="sm"
              variant="secondary"
              icon="close"
              iconPosition="end"
              aria-label={`Remove filter: ${label}`}
            >
              {label}
            </Button>
          </SearchForm>
        </li>
      ))}
    </Cluster>
  );
}
