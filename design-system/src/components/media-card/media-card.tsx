import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { CardLink } from '../card/card-link.tsx';
import { Card } from '../card/card.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import styles from './media-card.module.css';

export interface MediaCardProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** A drawing that stands on the lower edge of a dark band. Decorative. */
  picture: ReactNode;
  title: ReactNode;
  /** Where the whole card leads. */
  href: string;
  /** The title's level in the page's outline. */
  level?: Exclude<HeadingLevel, 1>;
  /** Above the title: a category, or a badge. */
  eyebrow?: ReactNode;
  /** `lg` for one that stands out from those below it. */
  size?: 'md' | 'lg';
  /** Below the title: a sentence or two, and facts. */
  children?: ReactNode;
}

/**
 * A card with a picture, which leads to what it shows: the picture is above the words or, where there is room, beside
 * them.
 *
 * **Use it** for articles and other things that have a picture. **Not** for a card without one: that is an interactive
 * `Card`.
 */
export function MediaCard({
  picture,
  title,
  href,
  level = 3,
  eyebrow,
  size = 'md',
  className,
  children,
  ...props
}: MediaCardProps) {
  return (
    <div className={cx(styles.frame, size === 'lg' && styles.large, className)} {...props}>
      <Card as="article" interactive className={styles.card}>
        <div className={styles.picture} data-tone="ink" aria-hidden="true">
          {picture}
        </div>
        <div className={styles.words}>
          {eyebrow && <Cluster className={styles.eyebrow}>{eyebrow}</Cluster>}
          <Heading level={level} size={size === 'lg' ? 'lg' : 'md'}>
            <CardLink href={href}>{title}</CardLink>
          </Heading>
          {children}
        </div>
      </Card>
    </div>
  );
}
