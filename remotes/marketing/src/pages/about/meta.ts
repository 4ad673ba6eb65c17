import { brand } from '@site/design-system';
import { breadcrumbList, HOME, type MetaArgs, type PageMeta, type Trail } from '@site/remote-kit';
import { aboutHref } from '@site/remote-kit/links/marketing.ts';

export const trail: Trail = [HOME, { label: 'About', href: aboutHref }];

export const meta = ({ url }: MetaArgs): PageMeta => ({
  title: `About ${brand.name}`,
  description:
    'Who leads our transport recruitment agency, what we value, and the two awards we won in 2023. 30,000+ candidates, 24/7 support, 100% compliant.',
  keywords: 'transport recruitment agency, logistics recruiters, award-winning recruitment agency, about us',
  canonical: '/about',
  structuredData: [breadcrumbList(trail, url.origin)],
});
