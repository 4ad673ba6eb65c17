import { brand } from '@site/design-system';
import type { PageMeta } from '@site/remote-kit';

export const meta = (): PageMeta => ({
  title: 'Credits',
  description: `Whose data and software the ${brand.name} website is made with, and under which licences.`,
  keywords: 'credits, data sources, licences',
  canonical: '/credits',
});
