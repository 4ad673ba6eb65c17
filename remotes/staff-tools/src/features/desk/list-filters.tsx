import type { ReactNode } from 'react';
import { Form, useLocation } from 'react-router-dom';
import { Button, LinkButton } from '@site/design-system';
import styles from './list-filters.module.css';

interface ListFiltersProps {
  /** What the filters are of, for screen readers: 'Filter the audit log'. */
  label: string;
  /** Fields, each named as its filter; uncontrolled. */
  children: ReactNode;
}

/** The filters of a list, kept in the page's address. */
export function ListFilters({ label, children }: ListFiltersProps) {
  const { pathname, search } = useLocation();
  return (
    // The fields start again from the address, which the browser's back button changes.
    <Form key={search} method="get" role="search" aria-label={label} className={styles.fields}>
      {children}
      <Button type="submit" variant="secondary">
        Show
      </Button>
      {search !== '' && (
        <LinkButton href={pathname} variant="quiet">
          Clear filters
        </LinkButton>
      )}
    </Form>
  );
}
