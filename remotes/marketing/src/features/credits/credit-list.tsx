import { Link, Text } from '@site/design-system';
import { credits } from '../../content/credits.ts';
import styles from './credit-list.module.css';

/** The sources, each with its licence and what we changed, as its licence asks. */
export function CreditList() {
  return (
    <ul className={styles.list}>
      {credits.map(({ what, source, licence, note }) => (
        <li key={what} className={styles.credit}>
          <p>
            <strong>{what}</strong>: <Link href={source.href}>{source.name}</Link>, under{' '}
            <Link href={licence.href}>{licence.name}</Link>.
          </p>
          <Text muted>{note}</Text>
        </li>
      ))}
    </ul>
  );
}
