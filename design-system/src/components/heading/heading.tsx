import type { ComponentProps } from 'react';
import { cva } from 'class-variance-authority';
import styles from './heading.module.css';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the outline of the page. */
  level: HeadingLevel;
  /** Visual size, if it differs from the level's usual one. */
  size?: 'display' | 'xl' | 'lg' | 'md' | 'sm';
}

const heading = cva(styles.heading, {
  variants: { size: { display: styles.display, xl: styles.xl, lg: styles.lg, md: styles.md, sm: styles.sm } },
});

const usualSize = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm', 5: 'sm', 6: 'sm' } as const;

/**
 * A heading whose level and size are chosen independently.
 *
 * **Use it** for every heading of a page. **Not** for text that is only large: that is a `Text`.
 */
export function Heading({ level, size = usualSize[level], className, ...props }: HeadingProps) {
  const Root = `h${level}` as const;
  return <Root className={heading({ size, className })} {...props} />;
}
