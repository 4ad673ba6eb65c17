import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Container } from '../container/container.tsx';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import styles from './call-to-action.module.css';

export interface CallToActionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  /** LinkButtons. */
  actions: ReactNode;
  /** Colours of the panel. */
  tone?: 'ink' | 'accent';
  /** The title's level in the page's outline. */
  level?: HeadingLevel;
  /** @deprecated Since 1.7.0: `level`. */
  headingLevel?: HeadingLevel;
}

/**
 * A sign panel with one next step.
 *
 * **Use it** near the end of a page. **Not** at the top of a page: that is a `Hero`.
 */
export function CallToAction({
  title,
  actions,
  tone = 'accent',
  headingLevel = 2,
  level = headingLevel,
  className,
  children,
  ...props
}: CallToActionProps) {
  return (
    <section className={cx(styles.band, className)} {...props}>
      <Container>
        <div data-tone={tone} className={styles.panel}>
          <div className={styles.text}>
            <Heading level={level} size="xl">
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
