import { cva } from 'class-variance-authority';
import { Anchor, type AnchorProps } from './link-provider.tsx';
import styles from './link.module.css';

export interface LinkProps extends AnchorProps {
  href: string;
  /** `inline` sits in a sentence, `standalone` on its own line, `quiet` in lists of links. */
  variant?: 'inline' | 'standalone' | 'quiet';
}

const link = cva(styles.link, {
  variants: { variant: { inline: styles.inline, standalone: styles.standalone, quiet: styles.quiet } },
});

export function Link({ variant = 'inline', className, ...props }: LinkProps) {
  return <Anchor className={link({ variant, className })} {...props} />;
}
