import { LinkButton } from '@site/design-system';
import styles from './on-screen.module.css';

/** Downloads what a page lists as a file, from the API. */
export function CsvLink({ href }: { href: string }) {
  return (
    <LinkButton
      href={href}
      rel="external"
      download
      variant="secondary"
      size="sm"
      icon="document"
      className={styles.onScreen}
    >
      Export as CSV
    </LinkButton>
  );
}
