import { brand, Container, Logo } from '@site/design-system';
import styles from './letterhead.module.css';

/** On paper, in place of the header: whose page this is, and where it was printed from. */
export function Letterhead({ siteUrl = brand.url }: { siteUrl: string | undefined }) {
  return (
    <Container className={styles.letterhead}>
      <Logo />
      <span>{new URL(siteUrl).host}</span>
    </Container>
  );
}
