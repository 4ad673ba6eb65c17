import { breadcrumbList, HOME, type MetaArgs, type PageMeta, type Trail } from '@site/remote-kit';

export const trail: Trail = [HOME, { label: 'Clients' }];

export const meta = ({ url }: MetaArgs): PageMeta => ({
  title: 'Hire drivers, engineers and transport staff',
  description:
    'Hire vetted HGV, PSV and van drivers and engineers. No fee upfront, same-day emergency cover, permanent roles filled in 48–72 hours. Request a quote.',
  keywords: 'hire HGV drivers, hire PSV drivers, driver agency, transport staffing, emergency driver cover',
  canonical: '/clients',
  structuredData: [breadcrumbList(trail, url.origin)],
});
