import type { PageHeads } from '@site/remote-kit/page-heads.ts';

export const pageHeads: PageHeads = {
  '/': {},
  '/about': { below: '/' },
  '/partners': { below: '/' },
  '/partners/weightmans': { below: '/partners' },
  '/partners/cpt': { below: '/partners' },
  '/clients': { below: '/' },
  '/candidates': { below: '/' },
  '/blog': { below: '/', feeds: true },
  '/blog/future-of-hgv-driving': { below: '/blog', article: '2025-06-08' },
  '/blog/safety-tips': { below: '/blog', article: '2025-05-15' },
  '/blog/salary-negotiation': { below: '/blog', article: '2025-06-06' },
  '/blog/driver-hours-regulations': { below: '/blog', article: '2025-06-05' },
  '/blog/career-progression': { below: '/blog', article: '2025-06-04' },
  '/blog/scotland-expansion': { below: '/blog', article: '2025-06-03' },
  '/contact': { below: '/', faq: true },
  '/privacy': { below: '/' },
  '/terms': { below: '/' },
  '/credits': { below: '/' },
  '/subscription': { hidden: true },
};
