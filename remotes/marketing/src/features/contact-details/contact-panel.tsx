import type { ReactNode } from 'react';
import { Heading, Link, Text } from '@site/design-system';
import styles from './contact-panel.module.css';

export interface ContactPanelProps {
  id?: string;
  heading: string;
  text: string;
  lines: readonly { term: string; text: string; href: string }[];
  /** More pairs of dt and dd. */
  children?: ReactNode;
}

/** Who to call or write to, as a sign beside a form. */
export function ContactPanel({ id, heading, text, lines, children }: ContactPanelProps) {
  return (
    <aside id={id} data-tone="ink" className={styles.sign} aria-label={heading}>
      <Heading level={3}>{heading}</Heading>
      <Text tone="muted">{text}</Text>
      <dl className={styles.lines}>
        {lines.map(({ term, text: shown, href }) => (
          <div key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd>
              <Link href={href} variant="quiet" className={styles.link}>
                {shown}
              </Link>
            </dd>
          </div>
        ))}
        {children}
      </dl>
    </aside>
  );
}

/** A postal address among the panel's lines. */
export function ContactAddress({ term, address }: { term: string; address: readonly string[] }) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd>
        <address className={styles.address}>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </dd>
    </div>
  );
}
