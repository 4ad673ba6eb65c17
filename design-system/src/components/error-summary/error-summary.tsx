import { useEffect, type ComponentProps, type MouseEvent } from 'react';
import { cx } from 'class-variance-authority';
import { Icon } from '../icon/icon.tsx';
import { useMergedRef } from '../../hooks/use-merged-ref.ts';
import { focusField } from './focus-field.ts';
import styles from './error-summary.module.css';

export interface FieldProblem {
  /** Id of the control, or of the group that holds it. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title' | 'children' | 'role' | 'tabIndex'> {
  title?: string;
  errors: readonly FieldProblem[];
}

/**
 * What is wrong in a form, as links to the fields. Renders nothing without errors and takes focus when the first appear;
 * focus it through `ref` when the form is sent again with errors left.
 */
export function ErrorSummary({ errors, ...props }: ErrorSummaryProps) {
  return errors.length > 0 ? <Summary errors={errors} {...props} /> : null;
}

function Summary({ title = 'There is a problem', errors, className, ref, ...props }: ErrorSummaryProps) {
  const [panel, panelRef] = useMergedRef(ref);
  useEffect(() => panel.current?.focus(), [panel]);
  return (
    <div {...props} ref={panelRef} role="alert" tabIndex={-1} className={cx(styles.summary, className)}>
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
