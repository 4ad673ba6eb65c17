import { useEffect, useRef } from 'react';
import { NO_SUGGESTIONS, type Suggestion } from './use-suggestions.ts';
import styles from './suggestion-list.module.css';

export interface SuggestionListProps<Found extends Suggestion> {
  id: string;
  suggestions: readonly Found[];
  loading: boolean;
  /** Index of the suggestion that the arrow keys have reached, or -1. */
  active: number;
  onChoose: (suggestion: Found) => void;
}

export const optionId = (id: string, index: number) => `${id}-${index}`;

/** Internal: what a `Combobox` shows under its field. */
export function SuggestionList<Found extends Suggestion>({
  id,
  suggestions,
  loading,
  active,
  onChoose,
}: SuggestionListProps<Found>) {
  const reached = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void reached.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div className={styles.popup}>
      {suggestions.length > 0 ? (
        <div
          id={id}
          role="listbox"
          tabIndex={-1}
          aria-label="Suggestions"
          className={styles.list}
          // The focus stays in the field: leaving it would close the list before the press becomes a click.
          onMouseDown={(event) => event.preventDefault()}
        >
          {suggestions.map((suggestion, index) => (
            <div
              key={suggestion.value}
              ref={index === active ? reached : undefined}
              id={optionId(id, index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.option}
              onClick={() => onChoose(suggestion)}
            >
              <span className={styles.words}>{suggestion.label ?? suggestion.value}</span>{' '}
              {suggestion.detail && <span className={styles.detail}>{suggestion.detail}</span>}
            </div>
          ))}
        </div>
      ) : (
        <p className={styles.message} data-loading={loading || undefined}>
          {loading ? 'Loading suggestions…' : NO_SUGGESTIONS}
        </p>
      )}
    </div>
  );
}
