import { breadcrumbList, HOME, type MetaArgs, type PageMeta, type Trail } from '@site/remote-kit';
import { PARTNERS } from '../../content/partners-link.ts';

export const trail: Trail = [HOME, PARTNERS];

export const meta = ({ url }: MetaArgs): PageMeta => ({
  title: 'Our partners in UK transport',
  description:
    'The trade associations, law firm, institute and social initiatives that we work with across UK transport, and how your organisation can join them.',
  keywords: 'transport partners, trade associations, legal partner, bus and coach, recruitment partners',
  canonical: '/partners',
  structuredData: [breadcrumbList(trail, url.origin)],
});
