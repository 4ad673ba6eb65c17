import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { Anchor, type AnchorProps } from '../link/link-provider.tsx';
import styles from './tag.module.css';

/** With `href` the tag links to everything on its topic. */
export type TagProps = (AnchorProps & { href: string }) | (ComponentProps<'span'> & { href?: never });

/**
 * A topic, category or trade.
 *
 * **Use it** for an article's topics and a job's specialisation; with `href` it links to the others.
 * **Not** for a status: that is a `Badge`. **Not** for a choice that stays on: that is a `Chip`.
 */
export function Tag(props: TagProps) {
  if (props.href === undefined) return <span {...props} className={cx(styles.tag, props.className)} />;
  return <Anchor {...props} className={cx(styles.tag, styles.link, props.className)} />;
}
