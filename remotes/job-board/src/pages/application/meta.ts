import { brand } from '@site/design-system';
import type { PageMeta } from '@site/remote-kit';

/** The URL is personal: it must not reach search engines or link previews. */
export const meta = (): PageMeta => ({
  title: 'Your Application',
  description: `See where your application with ${brand.name} stands, correct or withdraw it, and write to us.`,
  keywords: 'job application, application status',
  robots: 'noindex',
});
