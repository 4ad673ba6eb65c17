import { useId } from 'react';
import { Text } from '@site/design-system';
import type { ListedSync } from '@site/contract';
import { progressText } from './sync-texts.ts';
import styles from './sync-progress.module.css';

/** How far a running sync is. The bar has no end while that is not known, and while jobs are stored. */
export function SyncProgress({ sync }: { sync: ListedSync }) {
  const id = useId();
  const { advertsRead, advertsTotal, feedReadAt } = sync;
  const hasEnd = feedReadAt === null && advertsTotal !== null;
  return (
    <div>
      <Text as="label" htmlFor={id}>
        {progressText(sync)}
      </Text>
      <progress
        // A bar that had an end keeps its value.
        key={String(hasEnd)}
        id={id}
        className={styles.bar}
        {...(hasEnd && { value: advertsRead, max: Math.max(advertsTotal, 1) })}
      />
    </div>
  );
}
