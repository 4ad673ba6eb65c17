import { Breadcrumb, Cluster, Container, Icon, Link } from '@site/design-system';
import type { Trail } from '@site/remote-kit';
import styles from './trail-bar.module.css';

export interface TrailBarProps {
  trail: Trail;
  /** A link to the page above. */
  back?: { label: string; href: string };
}

/** Below the hero: where the page is, and the way back. */
export function TrailBar({ trail, back }: TrailBarProps) {
  return (
    <Container className={styles.bar}>
      <Cluster justify="between">
        {back && (
          <Link href={back.href} variant="standalone">
            <Icon name="chevron-left" size="sm" />
            {back.label}
          </Link>
        )}
        <Breadcrumb items={trail} />
      </Cluster>
    </Container>
  );
}
