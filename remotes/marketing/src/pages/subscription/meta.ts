import { brand } from '@site/design-system';
import type { MetaArgs, PageMeta } from '@site/remote-kit';
import { QUESTIONS } from '../../features/subscription/link-texts.ts';
import { readSubscriptionLink } from '../../features/subscription/subscription-link.ts';

/** The URL is personal: it must not reach search engines or link previews. */
export function meta({ url }: MetaArgs): PageMeta {
  const link = readSubscriptionLink(url.searchParams);
  return {
    title: link ? QUESTIONS[link.action].title : 'Your subscription',
    description: `Confirm or end the ${brand.name} newsletter and job alerts.`,
    keywords: 'newsletter, job alerts, unsubscribe',
    canonical: '/subscription',
    robots: 'noindex',
  };
}
