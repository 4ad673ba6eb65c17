import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { Icon } from '../icon/icon.tsx';
import { Anchor, type AnchorProps } from '../link/link-provider.tsx';
import styles from './tag.module.css';

type Unremovable = { removeLabel?: never; onRemove?: never };

type LinkedTagProps = AnchorProps & Unremovable & { href: string };

type RemovableTagProps = Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'aria-label'> & {
  href?: never;
  /** What a press does, in full: 'Remove filter: Nights'. It contains the tag's own words. */
  removeLabel: string;
  /** Takes the tag away. Without it, a press submits the form around the tag, which needs no scripts. */
  onRemove?: () => void;
  /** Set from `removeLabel`. */
  'aria-label'?: never;
};

/** With `href` the tag links to everything on its topic; with `removeLabel` it is a button that takes it away. */
export type TagProps = LinkedTagProps | RemovableTagProps | (ComponentProps<'span'> & Unremovable & { href?: never });

/**
 * A topic, category or trade, or a filter that applies and can be removed.
 *
 * **Use it** for an article's topics and a job's specialisation; with `href` it links to the others; with
 * `removeLabel`, for each filter of a search. **Not** for a status: that is a `Badge`. **Not** for a choice that stays
 * on: that is a `Chip`.
 */
export function Tag(props: TagProps) {
  if (props.removeLabel !== undefined) return <RemovableTag {...props} />;
  if (props.href === undefined) return <span {...props} className={cx(styles.tag, props.className)} />;
  return <Anchor {...props} className={cx(styles.tag, styles.link, props.className)} />;
}

function RemovableTag({ removeLabel, onRemove, className, children, ...props }: RemovableTagProps) {
  return (
    <button
      type={onRemove ? 'button' : 'submit'}
      aria-label={removeLabel}
      className={cx(styles.tag, styles.removable, className)}
      onClick={onRemove && (() => onRemove())}
      {...props}
    >
      {children}
      <Icon name="close" size="sm" />
    </button>
  );
}
