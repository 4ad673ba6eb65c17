import { Link, Text, brand } from '@site/design-system';

/** Who to ask for the password. */
export function ContactNote() {
  return (
    <Text size="sm" muted>
      Need access? Write to <Link href={`mailto:${brand.emails.proposals}`}>{brand.emails.proposals}</Link> or{' '}
      <Link href={`mailto:${brand.emails.commercial}`}>{brand.emails.commercial}</Link>.
    </Text>
  );
}
