import { Link, Text } from '@site/design-system';

/** The line under a form's fields. `children` is a sentence on what its details are for. */
export function PrivacyNote({ children }: { children: string }) {
  return (
    <Text size="sm" tone="muted">
      {children} <Link href="/privacy">How we use your details</Link>
    </Text>
  );
}
