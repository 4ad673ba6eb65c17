import { brand } from '@site/design-system';
import type { PageMeta } from '@site/remote-kit';

/** The URL is personal: it must not reach search engines or link previews. */
export const meta = (): PageMeta => ({
  title: 'Your job alert',
  description: `Change, pause or end a job alert from ${brand.name}.`,
  keywords: 'job alerts, unsubscribe',
  canonical: '/jobs/alerts',
  robots: 'noindex',
});
