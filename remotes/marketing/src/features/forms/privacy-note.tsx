import { Link, Text } from '@site/design-system';
import { privacyHref } from '@site/remote-kit/links/marketing.ts';

/** The line under a form's fields. `children` is a sentence on what its details are for. */
export function PrivacyNote({ children }: { children: string }) {
  return (
    <Text size="sm" muted>
      {children} <Link href={privacyHref}>How we use your details</Link>
    </Text>
  );
}
