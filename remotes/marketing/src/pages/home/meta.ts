import { brand } from '@site/design-system';
import type { PageMeta } from '@site/remote-kit';

export const meta = (): PageMeta => ({
  title: `${brand.name}: Transport and logistics recruitment`,
  description:
    'Pre-vetted HGV, PSV and van drivers, engineers and back-office people for UK operators, and over 500 jobs for those who want the work. Answered 24/7.',
  keywords:
    'transport recruitment agency, HGV drivers, PSV drivers, van drivers, logistics recruitment, driver jobs UK',
  canonical: '/',
});
