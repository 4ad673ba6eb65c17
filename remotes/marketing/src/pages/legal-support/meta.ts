import { breadcrumbList, HOME, type MetaArgs, type PageMeta, type Trail } from '@site/remote-kit';
import { legalSupportHref } from '@site/remote-kit/links/marketing.ts';
import { PARTNERS } from '../../content/partners-link.ts';

export const trail: Trail = [HOME, PARTNERS, { label: 'Legal support', href: legalSupportHref }];

export const meta = ({ url }: MetaArgs): PageMeta => ({
  title: 'Legal support for PSV and HGV operators',
  description:
    'Transport law advice for PSV and HGV operators and drivers through our partnership with Weightmans, from a free initial consultation to preferential rates.',
  keywords: 'PSV operator legal support, HGV operator solicitor, transport law, operator licence, public inquiry',
  canonical: '/partners/weightmans',
  structuredData: [breadcrumbList(trail, url.origin)],
});
