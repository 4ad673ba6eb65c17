import { breadcrumbList, type MetaArgs, type PageMeta } from '@site/remote-kit';
import { trail } from './trail.ts';

export const meta = ({ url }: MetaArgs): PageMeta => ({
  title: 'Driver, Engineer and Technician Jobs',
  description:
    'What HGV, PSV and van drivers and engineers earn, and how to apply: one short form, reviewed in 2–3 business days by somebody who knows your trade.',
  keywords: 'HGV driver jobs, PSV driver jobs, van driver jobs, HGV technician jobs, driver registration',
  canonical: '/candidates',
  structuredData: [breadcrumbList(trail, url.origin)],
});
