import type { ReactNode } from 'react';
import styles from './apply-bar.module.css';

export interface ApplyBarProps {
  /** Stays in its place, as the application is on the page already. */
  still: boolean;
  children: ReactNode;
}

/** The way to apply after the advert. On narrow screens it is in view from the start, at the bottom of the window. */
export const ApplyBar = ({ still, children }: ApplyBarProps) => (
  <div className={styles.bar} data-still={still}>
    {children}
  </div>
);
