import { cva } from 'class-variance-authority';
import { OverlayPanel, type OverlayProps } from '../overlay/overlay.tsx';
import styles from './slide-over.module.css';

export type SlideOverProps = OverlayProps & {
  /** The edge it comes from. */
  side?: 'left' | 'right';
};

const slideOver = cva(styles.slideOver, { variants: { side: { left: styles.left, right: styles.right } } });

/**
 * Part of the page that slides in from an edge. A tap outside closes it.
 *
 * **Use it** for filters and menus on small screens, where choices apply at once.
 * **Not** for a form whose text a stray tap would lose: that is a `Dialog`.
 */
export function SlideOver({ side = 'right', className, ...props }: SlideOverProps) {
  return <OverlayPanel {...props} className={slideOver({ side, className })} />;
}
