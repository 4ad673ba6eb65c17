import { brand } from '@site/design-system';
import { breadcrumbList, HOME, type MetaArgs, type PageMeta, type Trail } from '@site/remote-kit';
import { termsHref } from '@site/remote-kit/links/marketing.ts';

export const trail: Trail = [HOME, { label: 'Terms of service', href: termsHref }];

export const meta = ({ url }: MetaArgs): PageMeta => ({
  title: 'Terms of service',
  description: `The terms on which you may use the ${brand.name} website: its pages and articles, its job adverts, and the forms through which you apply or write to us.`,
  keywords: 'terms of service, website terms, terms of use',
  canonical: '/terms',
  structuredData: [breadcrumbList(trail, url.origin)],
});
