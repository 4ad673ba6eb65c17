import { useDeferredValue, useState } from 'react';
import { Button, FormActions, LinkButton, SlideOver, Stack } from '@site/design-system';
import { activeFilters } from './active-filters.ts';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';
import styles from './mobile-filters.module.css';
import { QuickFilters } from './quick-filters.tsx';
import { FILTERS_ID } from './results-id.ts';

/** The filters on narrow screens: a button, and a panel that slides over the results; without scripts, a link. */
export function MobileFilters({ query, facets, resultText }: FilterFormProps & { resultText: string }) {
  const [open, setOpen] = useState(false);
  // The panel answers the tap at once, and the filters follow.
  const filled = useDeferredValue(open);
  const count = activeFilters({ ...query, search: undefined, near: undefined }).length;
  return (
    <>
      <LinkButton
        href={`#${FILTERS_ID}`}
        variant="secondary"
        start="filter"
        data-only="no-scripts"
        className={styles.narrow}
      >
        Filters
      </LinkButton>
      <div data-only="scripts" className={styles.narrow}>
        <Button
          variant="secondary"
          start="filter"
          fullWidth
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {count > 0 ? `Filters (${count})` : 'Filters'}
        </Button>
        <SlideOver open={open} onOpenChange={setOpen} title="Filter jobs" side="left">
          {filled && (
            <Stack gap={4}>
              <QuickFilters query={query} />
              <FilterForm query={query} facets={facets} />
              <FormActions>
                <Button fullWidth onClick={({ currentTarget }) => focusFault(currentTarget) || setOpen(false)}>
                  Show {resultText}
                </Button>
              </FormActions>
            </Stack>
          )}
        </SlideOver>
      </div>
    </>
  );
}

/** What cannot be read is put right first. */
function focusFault(button: HTMLElement): boolean {
  const field = button.closest('[role="dialog"]')?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  return field !== undefined && field !== null;
}
