import { LinkButton } from '@site/design-system';

/** Downloads what a page lists as a file, from the API. */
export function CsvLink({ href }: { href: string }) {
  return (
    <LinkButton href={href} rel="external" download variant="secondary" size="sm" start="document" data-only="screen">
      Export as CSV
    </LinkButton>
  );
}
