import { Fragment, useRef, type ReactNode, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, FilterBar, LinkButton } from '@site/design-system';

interface ListFiltersProps {
  /** What the filters are of, for screen readers: 'Filter the audit log'. */
  label: string;
  /** Fields, each named as its filter; uncontrolled. */
  children: ReactNode;
}

/** The filters of a list, kept in the page's address. */
export function ListFilters({ label, children }: ListFiltersProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const show = useRef<HTMLButtonElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '') as [string, string][];
    void navigate(`${pathname}?${new URLSearchParams(chosen)}`);
  };
  return (
    <form method="get" role="search" aria-label={label} onSubmit={submit}>
      <FilterBar>
        {/* The fields start again from the address, which the browser's back button changes. */}
        <Fragment key={search}>{children}</Fragment>
        <Button ref={show} type="submit" variant="secondary">
          Show
        </Button>
        {search !== '' && (
          <LinkButton href={pathname} variant="quiet" onClick={() => show.current?.focus()}>
            Clear filters
          </LinkButton>
        )}
      </FilterBar>
    </form>
  );
}
