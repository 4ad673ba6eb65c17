import type { ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import { OverlayPanel, type OverlayProps } from '../overlay/overlay.tsx';
import styles from './dialog.module.css';

export interface DialogProps extends OverlayProps {
  description?: ReactNode;
  /** Greatest width: `md` 36 rem, `lg` 48 rem. */
  size?: 'md' | 'lg';
}

const dialog = cva(styles.dialog, { variants: { size: { md: styles.md, lg: styles.lg } } });

/**
 * A task of its own over the page: a sheet on small screens, a centred panel on wide ones.
 *
 * **Use it** for a short form or a decision that belongs to the page behind it; give the page the state (`open`).
 * **Not** for parts of the page that wait aside, such as filters: that is a `SlideOver`. **Not** for news: that is a
 * `Banner`.
 */
export function Dialog({ size = 'md', className, ...props }: DialogProps) {
  return <OverlayPanel onInteractOutside={keepOpen} {...props} className={dialog({ size, className })} />;
}

/** A tap beside the panel must not throw away what was typed in it. */
const keepOpen = (event: Event) => event.preventDefault();
