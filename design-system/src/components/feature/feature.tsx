import type { ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import type { ElementProps, Tag } from '../../layout/polymorphic.ts';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './feature.module.css';

export interface FeatureOwnProps {
  icon: IconName;
  title: ReactNode;
  /** The title's level in the page's outline. */
  level?: Exclude<HeadingLevel, 1>;
  /** `stacked` puts the icon above the words. */
  layout?: 'row' | 'stacked';
  children?: ReactNode;
}

export type FeatureProps<Element extends Tag = 'div'> = FeatureOwnProps & ElementProps<Element, FeatureOwnProps>;

/**
 * A point with a title and a sentence or two, under the plate of its icon.
 *
 * **Use it** for three to six points that deserve a title each. **Not** for short points: that is a `CheckList`.
 * **Not** for steps in order: that is `ProgressSteps`.
 */
export function Feature<Element extends Tag = 'div'>({
  as,
  icon,
  title,
  level = 3,
  layout = 'row',
  className,
  children,
  ...props
}: FeatureProps<Element>) {
  const Root: Tag = as ?? 'div';
  return (
    <Root className={cx(styles.feature, layout === 'row' && styles.row, className)} {...(props as object)}>
      <span className={styles.plate}>
        <Icon name={icon} size="lg" />
      </span>
      <div className={styles.words}>
        <Heading level={level} size={layout === 'row' ? 'sm' : 'md'}>
          {title}
        </Heading>
        {children}
      </div>
    </Root>
  );
}
