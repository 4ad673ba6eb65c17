import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Heading, type HeadingProps } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import styles from './section-intro.module.css';

export interface SectionIntroProps extends Omit<ComponentProps<'div'>, 'title' | 'id'> {
  /** The heading's, for the section's `aria-labelledby`. */
  id?: string;
  title: ReactNode;
  /** A sentence or two below the title. */
  lead?: ReactNode;
  /** The title's level in the page's outline. */
  level?: 2 | 3;
  /** The title's size. */
  size?: HeadingProps['size'];
}

/**
 * The title of a page's section and the sentence under it; `children` are what follows from them, such as a button.
 *
 * **Use it** at the start of each `Section` with a title. **Not** at the start of a page: that is a `Hero`.
 */
export function SectionIntro({
  id,
  title,
  lead,
  level = 2,
  size = 'xl',
  className,
  children,
  ...props
}: SectionIntroProps) {
  return (
    <div className={cx(styles.intro, className)} {...props}>
      <Heading level={level} size={size} id={id}>
        {title}
      </Heading>
      {lead && (
        <Text size="lg" muted>
          {lead}
        </Text>
      )}
      {children}
    </div>
  );
}
