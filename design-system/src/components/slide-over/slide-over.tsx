import { cva } from 'class-variance-authority';
import { OverlayPanel, type OverlayProps } from '../overlay/overlay.tsx';
import styles from './slide-over.module.css';

export interface SlideOverProps extends OverlayProps {
  /** The edge it comes from. */
  side?: 'left' | 'right';
}

const slideOver = cva(styles.slideOver, { variants: { side: { left: styles.left, right: styles.right } } });

/** Part of the page that waits beyond its edge, such as filters on a small screen. A tap beside it closes it. */
export function SlideOver({ side = 'right', className, ...props }: SlideOverProps) {
  return <OverlayPanel {...props} className={slideOver({ side, className })} />;
}
