import { brand } from '@site/design-system';
import { breadcrumbList, HOME, type MetaArgs, type PageMeta, type Trail } from '@site/remote-kit';
import { creditsHref } from '@site/remote-kit/links/marketing.ts';

export const trail: Trail = [HOME, { label: 'Credits', href: creditsHref }];

export const meta = ({ url }: MetaArgs): PageMeta => ({
  title: 'Credits',
  description: `Whose data and software the ${brand.name} website is made with: places, postcodes, populations and packages, each with its source and its licence.`,
  keywords: 'credits, data sources, licences',
  canonical: '/credits',
  structuredData: [breadcrumbList(trail, url.origin)],
});
