import type { ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Anchor, type AnchorProps } from '../link/link-provider.tsx';
import styles from './card.module.css';

export interface CardLinkProps extends AnchorProps {
  href: string;
  children: ReactNode;
}

/** The one link of an interactive Card, usually in its heading. It makes the whole card clickable. */
export function CardLink({ className, ...props }: CardLinkProps) {
  return <Anchor className={cx(styles.link, className)} {...props} />;
}
