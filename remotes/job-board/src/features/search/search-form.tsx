import type { ComponentProps, SubmitEvent } from 'react';
import type { JobQuery } from '@site/contract';
import { parseJobSearch, searchParameters } from './job-search.ts';
import { useGoToSearch } from './use-search-navigation.ts';

export interface SearchFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method'> {
  /** The part of the search that this form has no field for, but keeps. */
  keep: Partial<JobQuery>;
  onSearch?: () => void;
}

/** A job search as a form. The router submits it or, without JavaScript, the browser. */
export function SearchForm({ keep, onSearch, children, ...props }: SearchFormProps) {
  const goToSearch = useGoToSearch();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    goToSearch(searchOf(event.currentTarget));
    onSearch?.();
  };
  return (
    <form {...props} method="get" action="/jobs" onSubmit={submit}>
      {searchParameters(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

function searchOf(form: HTMLFormElement): JobQuery {
  const parameters = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') parameters.append(name, value);
  }
  return parseJobSearch(parameters);
}
