import type { BreadcrumbProps } from '@site/design-system';

/** From the home page down to the current page, as the page shows it. */
export type Trail = BreadcrumbProps['items'];

export const HOME = { label: 'Home', href: '/' };

/** The trail for search engines (schema.org BreadcrumbList), on the site with this origin. */
export const breadcrumbList = (trail: Trail, siteUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href && { item: new URL(href, siteUrl).href }),
  })),
});
