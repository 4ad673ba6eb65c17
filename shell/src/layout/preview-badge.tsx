import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { Container, Link } from '@site/design-system';
import type { VersionId } from '@site/contract';
import { PreviewContext } from './preview-context.ts';
import styles from './preview-badge.module.css';

/** Says above the page which versions are previewed, and ends that. */
export function PreviewBadge() {
  const preview = useContext(PreviewContext);
  const { pathname, search } = useLocation();
  if (!preview) return null;
  const { shown, gone } = preview;
  const end = new URLSearchParams(search);
  end.set('remote', 'off');
  return (
    <aside className={styles.badge} aria-label="Preview">
      <Container className={styles.content}>
        <p>
          {shown.length > 0 && <>You are previewing {listOf(shown)}. Other visitors may see another version. </>}
          {gone.length > 0 && <>{listOf(gone)} can no longer be previewed, so you see what is live.</>}
        </p>
        {/* A new document: the versions of this one stay. */}
        <Link href={`${pathname}?${end}`} rel="external" variant="standalone">
          Stop previewing
        </Link>
      </Container>
    </aside>
  );
}

/** The format is made here because every page has this module, and making one takes long. */
const listOf = (versions: readonly VersionId[]): string =>
  new Intl.ListFormat('en-GB').format(versions.map(({ remote, version }) => `${remote} ${version}`));
