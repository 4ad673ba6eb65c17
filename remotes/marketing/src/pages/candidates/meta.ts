import { breadcrumbList, HOME, type MetaArgs, type PageMeta, type Trail } from '@site/remote-kit';

export const trail: Trail = [HOME, { label: 'Candidates' }];

export const meta = ({ url }: MetaArgs): PageMeta => ({
  title: 'Driver, engineer and technician jobs',
  description:
    'What HGV, PSV and van drivers and engineers earn, and how to apply: one short form, reviewed in 2–3 business days by somebody who knows your trade.',
  keywords: 'HGV driver jobs, PSV driver jobs, van driver jobs, HGV technician jobs, driver registration',
  canonical: '/candidates',
  structuredData: [breadcrumbList(trail, url.origin)],
});
