import { useEffect, useRef, type SubmitEvent } from 'react';
import { Badge, Cluster, Container, SearchField, SegmentedControl, Text, VisuallyHidden } from '@site/design-system';
import type { ProposalCopy } from '@site/contract';
import { CATEGORIES, categoryLabel, type Category } from '../sections/categories.ts';
import { EVERYTHING, type View } from './view.ts';
import { countLine, matchCount } from './words.ts';
import styles from './toolbar.module.css';
import { useScrolledPast } from './use-scrolled-past.ts';

/** From here on, in pixels, the category bar is hidden. */
const NAVIGATION_ENDS = 100;

interface ToolbarProps {
  copy: ProposalCopy;
  view: View;
  /** How many sections contain what is searched for. */
  found: number;
  onChange: (view: View) => void;
  /** Goes to what was found. */
  onSubmit: () => void;
}

/**
 * The search, which stays in view, and the category bar, which does so near the top of the page. Without scripts the
 * whole proposal is shown, and the browser can search it.
 */
export function Toolbar({ copy, view, found, onChange, onSubmit }: ToolbarProps) {
  const field = useRef<HTMLInputElement>(null);
  const isBelow = useScrolledPast(NAVIGATION_ENDS);
  useSearchKey(() => field.current?.focus());
  const { term, category } = view;

  // The search follows typing; there is nothing to send.
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };

  return (
    <div data-only="screen scripts" className={styles.toolbar}>
      <search className={styles.search}>
        <Container>
          <Cluster gap={3}>
            <form className={styles.form} onSubmit={submit}>
              <SearchField
                ref={field}
                name="term"
                label="Search this proposal"
                placeholder="Search drivers, training, compliance, technology…"
                aria-keyshortcuts="Control+K Meta+K"
                value={term}
                onChange={(event) => onChange({ ...EVERYTHING, term: event.currentTarget.value })}
              />
            </form>
            <Text as="output" size="sm" muted className={styles.count}>
              {term.trim() !== '' && matchCount(found)}
              {category !== 'all' && <VisuallyHidden>{countLine(found, view, copy)}</VisuallyHidden>}
            </Text>
            {term === '' && (
              <kbd aria-hidden="true" className={styles.shortcut}>
                <Badge>Ctrl K</Badge>
              </kbd>
            )}
          </Cluster>
        </Container>
      </search>
      <nav aria-label="Parts of the proposal" className={styles.categories} data-hidden={isBelow || undefined}>
        <Container>
          <SegmentedControl
            legend="Show"
            options={CATEGORIES.map((value) => ({ value, label: categoryLabel(value, copy) }))}
            value={category}
            onValueChange={(value) => onChange({ category: value as Category, term: '' })}
          />
        </Container>
      </nav>
    </div>
  );
}

/** Ctrl K, or ⌘ K, goes to the search. A key alone could be hit by dictation. */
function useSearchKey(focus: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      event.preventDefault();
      focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
