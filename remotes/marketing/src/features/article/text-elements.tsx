import type { ComponentProps } from 'react';
import { Link, ScrollArea, type LinkProps } from '@site/design-system';
import { usePageAddress } from '@site/remote-kit';

/** A table that is wider than a phone scrolls by itself, also by arrow keys. */
const Table = (props: ComponentProps<'table'>) => (
  <ScrollArea label="Table">
    <table {...props} />
  </ScrollArea>
);

/** A link to another page, its address at hand for print. */
function ArticleLink(props: LinkProps) {
  const address = usePageAddress(props.href);
  return <Link {...props} data-printed={/^(?:https?:|\/)/.test(props.href) ? address : undefined} />;
}

/** What Markdown's elements become in an article. */
export const textElements = { a: ArticleLink, table: Table };
