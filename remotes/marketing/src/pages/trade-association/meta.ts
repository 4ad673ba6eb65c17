import { breadcrumbList, HOME, type MetaArgs, type PageMeta, type Trail } from '@site/remote-kit';
import { tradeAssociationHref } from '@site/remote-kit/links/marketing.ts';
import { PARTNERS } from '../../content/partners-link.ts';

export const trail: Trail = [HOME, PARTNERS, { label: 'CPT members', href: tradeAssociationHref }];

export const meta = ({ url }: MetaArgs): PageMeta => ({
  title: 'Staffing offer for CPT members',
  description:
    'PSV drivers, engineers and back-office staff for bus and coach operators. CPT members get 10% off staffing fees with the code CPT10, valid for 90 days.',
  keywords: 'bus and coach staffing, PSV drivers, CPT member offer, bus engineers, CPT10',
  canonical: '/partners/cpt',
  structuredData: [breadcrumbList(trail, url.origin)],
});
