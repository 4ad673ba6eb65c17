import { brand } from '@site/design-system';
import type { PageMeta } from '@site/remote-kit';

/** The URL is personal: it must not reach search engines or link previews. */
export const meta = (): PageMeta => ({
  title: 'Confirm your email address',
  description: `Confirm the address to which ${brand.name} writes to you.`,
  keywords: 'email address, confirmation',
  robots: 'noindex',
});
