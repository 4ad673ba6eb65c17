import { useEffect, useRef, type ComponentProps, type MouseEvent } from 'react';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { cx } from 'class-variance-authority';
import { Icon } from '../icon/icon.tsx';
import { focusField } from './focus-field.ts';
import styles from './error-summary.module.css';

export interface FieldProblem {
  /** Id of the control or of its group. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title' | 'children' | 'role' | 'tabIndex'> {
  title?: string;
  /** In form order, at most one per field. */
  errors: ReadonlyArray<FieldProblem>;
}

/**
 * A form's errors, as links to the fields. It takes focus when the first errors appear.
 *
 * **Use it** above the fields of a form with more than two; focus it through `ref` when the form is submitted again
 * with errors left.
 * **Not** for a form that could not be sent: that is a `Banner`. **Not** for data that failed to load: that is an
 * `ErrorState`.
 */
export function ErrorSummary({ errors, ...props }: ErrorSummaryProps) {
  return errors.length > 0 ? <Summary errors={errors} {...props} /> : null;
}

function Summary({ title = 'There is a problem', errors, className, ref, ...props }: ErrorSummaryProps) {
  const panel = useRef<HTMLDivElement>(null);
  const panelRef = useComposedRefs(panel, ref);
  useEffect(() => panel.current?.focus(), [panel]);
  return (
    <div
      {...props}
      ref={panelRef}
      role="alert"
      tabIndex={-1}
      data-tone="paper"
      className={cx(styles.summary, className)}
    >
      <p className={styles.title}>
        <Icon name="alert" size="lg" />
        {title}
      </p>
      <ul className={styles.list}>
        {errors.map((problem) => (
          <li key={problem.fieldId}>
            <ProblemLink {...problem} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ProblemLink({ fieldId, message }: FieldProblem) {
  const go = (event: MouseEvent) => {
    if (focusField(fieldId)) event.preventDefault();
  };
  return (
    <a href={`#${fieldId}`} className={styles.link} onClick={go}>
      {message}
    </a>
  );
}
