import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './progress-steps.module.css';

export interface ProgressStep {
  title: string;
  /** The title as it is shown, such as with a part of it marked. */
  label?: ReactNode;
  description?: ReactNode;
}

export interface ProgressStepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  steps: ReadonlyArray<ProgressStep>;
  /** The current step, counted from 1; earlier ones are done. Without it no step is marked. */
  current?: number;
  /** Makes the titles headings. Leave it out when they only show progress in a form. */
  level?: HeadingLevel;
  /** @deprecated Since 1.7.0: `level`. */
  headingLevel?: HeadingLevel;
  /** `stacked` keeps them one below the other, however wide the window is. */
  layout?: 'auto' | 'stacked';
}

type Progress = 'stop' | 'done' | 'current' | 'ahead';

function progressOf(number: number, current: number | undefined): Progress {
  if (current === undefined) return 'stop';
  if (number === current) return 'current';
  return number < current ? 'done' : 'ahead';
}

/**
 * Steps in order, drawn as a route with stops: side by side if they fit, otherwise stacked.
 *
 * **Use it** to explain a process or, with `current`, to show progress through it. **Not** for events with dates:
 * that is a `Timeline`.
 */
export function ProgressSteps({
  steps,
  current,
  headingLevel,
  level = headingLevel,
  layout = 'auto',
  className,
  ...props
}: ProgressStepsProps) {
  return (
    <ol className={cx(styles.route, layout === 'auto' && styles.auto, className)} {...props}>
      {steps.map(({ title, label = title, description }, index) => {
        const progress = progressOf(index + 1, current);
        return (
          <li
            key={title}
            className={styles.step}
            data-progress={progress}
            aria-current={progress === 'current' ? 'step' : undefined}
          >
            <Stop progress={progress} number={index + 1} />
            <div className={styles.text}>
              {level ? (
                <Heading level={level} size="sm">
                  {label}
                </Heading>
              ) : (
                <p className={styles.title}>{label}</p>
              )}
              {description && <div className={styles.description}>{description}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Stop({ progress, number }: { progress: Progress; number: number }) {
  return (
    <span className={styles.stop}>
      {progress === 'done' ? <Icon name="check" label="Done" /> : <span className={styles.number}>{number}</span>}
    </span>
  );
}
