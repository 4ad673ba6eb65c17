import { useId, type ComponentProps } from 'react';
import { Chip, Cluster, Text } from '@site/design-system';
import type { JobQuery } from '@site/contract';
import { isApplied, toggled } from './active-filters.ts';
import { quickFilters } from './options.ts';
import { SearchForm } from './search-form.tsx';

/** Popular filters: one press switches each on, a second switches it off. */
export function QuickFilters({ query, ...props }: Omit<ComponentProps<'fieldset'>, 'children'> & { query: JobQuery }) {
  const labelId = useId();
  return (
    <Cluster as="fieldset" gap={2} aria-labelledby={labelId} {...props}>
      <Text as="span" id={labelId} size="sm" muted weight="bold">
        Quick filters
      </Text>
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
