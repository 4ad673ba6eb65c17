import styles from './navigation-progress.module.css';

/** A line along the top of the window while the next page loads. Quick loads end before it shows. */
export function NavigationProgress({ busy }: { busy: boolean }) {
  return <div className={styles.track} data-busy={busy || undefined} aria-hidden="true" />;
}
