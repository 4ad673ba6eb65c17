import { brand } from '@site/design-system';
import type { MetaArgs, PageMeta } from '@site/remote-kit';
import type { ApplicationData } from './loader.ts';

const TITLES = {
  application: 'Your application',
  candidate: 'Your registration',
  quote: 'Your quote request',
} as const;

/** The URL is personal: it must not reach search engines or link previews. */
export const meta = ({ data }: MetaArgs<ApplicationData>): PageMeta => ({
  title: data?.view === 'application' ? TITLES[data.application.kind] : 'What you sent',
  description: `See where it stands what you sent to ${brand.name}, correct or withdraw it, and write to us.`,
  keywords: 'application status, quote request',
  robots: 'noindex',
});
