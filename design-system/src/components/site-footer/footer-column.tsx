import type { ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import styles from './site-footer.module.css';

export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Heading level={2} size="sm" className={styles.title}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
