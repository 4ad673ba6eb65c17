import styles from './count-bar.module.css';

interface CountBarProps {
  count: number;
  /** The count whose bar is the longest. */
  most: number;
}

/** A figure with a bar that only shows it: screen readers skip it. */
export function CountBar({ count, most }: CountBarProps) {
  return (
    <span className={styles.figure}>
      <span className={styles.count}>{count.toLocaleString('en-GB')}</span>
      <svg className={styles.bar} aria-hidden="true">
        <rect width={`${(count / most) * 100}%`} height="100%" />
      </svg>
    </span>
  );
}
