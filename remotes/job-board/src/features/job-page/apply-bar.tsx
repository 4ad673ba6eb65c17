import type { ReactNode } from 'react';
import styles from './apply-bar.module.css';

/** The way to apply after the advert. On narrow screens it is in view from the start, at the bottom of the window. */
export const ApplyBar = ({ children }: { children: ReactNode }) => <div className={styles.bar}>{children}</div>;
