import { cva } from 'class-variance-authority';
import type { ElementProps, Tag } from '../../layout/polymorphic.ts';
import styles from './container.module.css';

export interface ContainerOwnProps {
  /** `text` keeps lines readable: about 75 characters. */
  width?: 'wide' | 'text';
}

export type ContainerProps<Element extends Tag = 'div'> = ContainerOwnProps & ElementProps<Element, ContainerOwnProps>;

const container = cva(styles.container, { variants: { width: { wide: styles.wide, text: styles.text } } });

/**
 * The page's column, centred, with its gutters.
 *
 * **Use it** inside a band that brings its own background. **Not** for an ordinary band of a page: that is a `Section`.
 */
export function Container<Element extends Tag = 'div'>({
  as,
  width = 'wide',
  className,
  ...props
}: ContainerProps<Element>) {
  const Root: Tag = as ?? 'div';
  return <Root className={container({ width, className })} {...(props as object)} />;
}
