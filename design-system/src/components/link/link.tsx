import type { ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import { Anchor, type AnchorProps } from './link-provider.tsx';
import styles from './link.module.css';

export interface LinkProps extends AnchorProps {
  href: string;
  children: ReactNode;
  /** `inline` sits in a sentence, `standalone` on its own line, `quiet` in lists of links. */
  variant?: 'inline' | 'standalone' | 'quiet';
}

const link = cva(styles.link, {
  variants: { variant: { inline: styles.inline, standalone: styles.standalone, quiet: styles.quiet } },
});

/**
 * A link in running text, on its own line, or in a list.
 *
 * **Use it** for going to another page or another part of this one. **Not** for a page's main next step: that is a
 * `LinkButton`.
 */
export function Link({ variant = 'inline', className, ...props }: LinkProps) {
  return <Anchor className={link({ variant, className })} {...props} />;
}
