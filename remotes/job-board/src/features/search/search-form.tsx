import { useEffect, useRef, type ComponentProps, type RefObject, type SubmitEvent, type SyntheticEvent } from 'react';
import type { JobQuery } from '@site/contract';
import { jobListHref } from '@site/remote-kit/links/job-board.ts';
import { searchParameters } from './job-search.ts';
import { parseJobSearch } from './read-search.ts';
import { RESULTS_ID } from './results-id.ts';
import { useGoToSearch } from './use-search-navigation.ts';

export interface SearchFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onChange'> {
  /** The part of the search that this form has no field for, but keeps. */
  keep: Partial<JobQuery>;
  /** Whether a choice among options is searched for at once. Text waits until the form is submitted. */
  appliesAtOnce?: boolean;
}

/** A job search as a form. The router submits it or, without JavaScript, the browser, which goes to the results. */
export function SearchForm({ keep, appliesAtOnce = false, children, ...props }: SearchFormProps) {
  const goToSearch = useGoToSearch();
  const form = useRef<HTMLFormElement>(null);
  const replacesLast = useChoiceHistory(form);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    goToSearch(searchOf(event.currentTarget));
    if (matchMedia('(pointer: coarse)').matches) showResults();
  };
  const change = (event: SyntheticEvent<HTMLFormElement>) => {
    const control = event.target as HTMLInputElement;
    if (!appliesAtOnce || !APPLY_AT_ONCE.has(control.type)) return;
    goToSearch(searchOf(event.currentTarget), { replace: replacesLast(control) });
  };
  return (
    <form
      {...props}
      method="get"
      action={`${jobListHref}#${RESULTS_ID}`}
      onSubmit={submit}
      onChange={change}
      ref={form}
    >
      {searchParameters(keep).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** On a phone, they are below the window, and under the keyboard. */
function showResults(): void {
  (document.activeElement as HTMLElement | null)?.blur();
  document.getElementById(RESULTS_ID)?.scrollIntoView();
}

const APPLY_AT_ONCE = new Set(['checkbox', 'radio', 'select-one']);

/**
 * Arrow keys pass over options on the way to the one that is meant: while the focus stays on a control, each choice
 * replaces the last, and Back returns to the search before the first. A tick is always meant.
 */
function useChoiceHistory(form: RefObject<HTMLFormElement | null>) {
  const last = useRef<{ name: string; from: string }>(undefined);
  useEffect(() => {
    const element = form.current;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if ((relatedTarget as HTMLInputElement | null)?.name !== last.current?.name) last.current = undefined;
    };
    element?.addEventListener('focusout', leave);
    return () => element?.removeEventListener('focusout', leave);
  }, [form]);
  return ({ name, type }: HTMLInputElement): boolean => {
    const previous = last.current;
    // Not the router's location, which is a render behind.
    const { href } = window.location;
    const continues = type !== 'checkbox' && previous?.name === name;
    if (!continues) last.current = { name, from: href };
    // Until the first choice has its place in the history, there is nothing to replace.
    return continues && previous.from !== href;
  };
}

/** What a form says now, whether or not it has been applied. */
export function searchOf(form: HTMLFormElement): JobQuery {
  const parameters = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') parameters.append(name, value);
  }
  return parseJobSearch(parameters);
}
