import type { ReactNode } from 'react';
import styles from './wide.module.css';

/** Lets a figure of an article reach beyond the text's column where the window has room for it. */
export const Wide = ({ children }: { children: ReactNode }) => <div className={styles.wide}>{children}</div>;
