import { brand } from '@site/design-system';
import { breadcrumbList, HOME, type MetaArgs, type PageMeta, type Trail } from '@site/remote-kit';
import { privacyHref } from '@site/remote-kit/links/marketing.ts';

export const trail: Trail = [HOME, { label: 'Privacy policy', href: privacyHref }];

export const meta = ({ url }: MetaArgs): PageMeta => ({
  title: 'Privacy policy',
  description: `What personal information ${brand.name} collects from candidates, clients and visitors, why, who sees it, how long it is kept, and how to see or erase it.`,
  keywords: 'privacy policy, data protection, UK GDPR, cookies, data retention, data access request',
  canonical: '/privacy',
  structuredData: [breadcrumbList(trail, url.origin)],
});
