import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import styles from './timeline.module.css';

export interface Milestone {
  id: string;
  /** As displayed: '2027-28', 'Weeks 1 to 4', or a `time` element. */
  date: ReactNode;
  title: ReactNode;
  content?: ReactNode;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Earliest first. */
  milestones: ReadonlyArray<Milestone>;
  /** The titles' level in the page's outline. */
  level?: HeadingLevel;
  /** @deprecated Since 1.7.0: `level`. */
  headingLevel?: HeadingLevel;
}

/**
 * Milestones as signs along a road, earliest first.
 *
 * **Use it** for events with dates, years or weeks. **Not** for a process without dates: that is `ProgressSteps`.
 */
export function Timeline({ milestones, headingLevel = 3, level = headingLevel, className, ...props }: TimelineProps) {
  return (
    <ol className={cx(styles.timeline, className)} {...props}>
      {milestones.map(({ id, date, title, content }) => (
        <li key={id} className={styles.milestone}>
          <p className={styles.date}>{date}</p>
          <div className={styles.text}>
            <Heading level={level} size="sm">
              {title}
            </Heading>
            {content && <div className={styles.content}>{content}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
