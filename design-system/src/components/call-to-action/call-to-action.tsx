import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Container } from '../container/container.tsx';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import styles from './call-to-action.module.css';

export interface CallToActionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  /** LinkButtons. */
  actions: ReactNode;
  /** What the panel is painted with. */
  tone?: 'ink' | 'accent';
  /** The level of its title in the outline of the page. */
  headingLevel?: HeadingLevel;
}

/**
 * A sign panel with one thing to do next.
 *
 * **Use it** near the end of a page. **Not** for the opening of a page: that is a `Hero`.
 */
export function CallToAction({
  title,
  actions,
  tone = 'accent',
  headingLevel = 2,
  className,
  children,
  ...props
}: CallToActionProps) {
  return (
    <section className={cx(styles.band, className)} {...props}>
      <Container>
        <div data-tone={tone} className={styles.panel}>
          <div className={styles.text}>
            <Heading level={headingLevel} size="xl">
              {title}
            </Heading>
            {children && <div className={styles.lead}>{children}</div>}
          </div>
          <div className={styles.actions}>{actions}</div>
        </div>
      </Container>
    </section>
  );
}
