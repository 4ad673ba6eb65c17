import type { ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import { OverlayPanel, type OverlayProps } from '../overlay/overlay.tsx';
import styles from './dialog.module.css';

export type DialogProps = OverlayProps & {
  description?: ReactNode;
  /** Maximum width: `md` 36 rem, `lg` 48 rem. */
  size?: 'md' | 'lg';
};

const dialog = cva(styles.dialog, { variants: { size: { md: styles.md, lg: styles.lg } } });

/**
 * A separate task over the page: a sheet on small screens, a centred panel on wide ones.
 *
 * **Use it** for a short form or a decision that belongs to the page behind it.
 * **Not** for parts of the page that are out of view, such as filters: that is a `SlideOver`. **Not** for a message:
 * that is a `Banner`.
 */
export function Dialog({ size = 'md', className, ...props }: DialogProps) {
  return <OverlayPanel onInteractOutside={keepOpen} {...props} className={dialog({ size, className })} />;
}

/** A tap outside the panel must not discard what was typed in it. */
const keepOpen = (event: Event) => event.preventDefault();
