import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '@site/design-system';
import { usePageAddress } from '@site/remote-kit';
import styles from './text-elements.module.css';

/** A table that is wider than a phone scrolls by itself, also by arrow keys. */
const Table = (props: ComponentProps<'table'>) => (
  <div role="group" aria-label="Table" tabIndex={0} className={styles.table}>
    <table {...props} />
  </div>
);

/** A link to another page, its address at hand for print. */
function ArticleLink(props: LinkProps) {
  const address = usePageAddress(props.href);
  return <Link {...props} data-printed={/^(?:https?:|\/)/.test(props.href) ? address : undefined} />;
}

/** What Markdown's elements become in an article. */
export const textElements = { a: ArticleLink, table: Table };
