import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import styles from './skeleton.module.css';

type SkeletonShape =
  | { shape?: 'text'; /** Lines of text; the last is shorter. */ lines?: number; height?: never }
  | { shape: 'block'; /** A CSS length. */ height?: string; lines?: never };

export type SkeletonProps = SkeletonShape & Omit<ComponentProps<'div'>, 'children'>;

/**
 * A placeholder for content that is loading. Screen readers skip it, so announce the loading elsewhere.
 *
 * **Use it** at the size of the content, so that nothing jumps.
 * **Not** for a wait of unknown shape: that is a `Spinner`.
 */
export function Skeleton({ shape = 'text', lines = 3, height = '8rem', className, ...props }: SkeletonProps) {
  return (
    <div {...props} aria-hidden="true" className={cx(styles.skeleton, styles[shape], className)}>
      {shape === 'block' ? (
        <svg className={styles.size} height={height} />
      ) : (
        Array.from({ length: lines }, (_, line) => <span key={line} className={styles.line} />)
      )}
    </div>
  );
}
