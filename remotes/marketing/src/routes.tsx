import type { RemoteRoute } from '@site/remote-kit';

export const routes: RemoteRoute[] = [
  {
    path: '/',
    layout: 'site',
    source: 'src/pages/home/index.ts',
    load: () => import('./pages/home/index.ts'),
  },
  {
    path: '/about',
    layout: 'site',
    source: 'src/pages/about/index.ts',
    load: () => import('./pages/about/index.ts'),
  },
  {
    path: '/partners',
    layout: 'site',
    source: 'src/pages/partners/index.ts',
    load: () => import('./pages/partners/index.ts'),
  },
  {
    path: '/partners/weightmans',
    layout: 'site',
    source: 'src/pages/legal-support/index.ts',
    load: () => import('./pages/legal-support/index.ts'),
  },
  {
    path: '/partners/cpt',
    layout: 'site',
    source: 'src/pages/trade-association/index.ts',
    load: () => import('./pages/trade-association/index.ts'),
  },
  {
    path: '/clients',
    layout: 'site',
    source: 'src/pages/clients/index.ts',
    load: () => import('./pages/clients/index.ts'),
  },
  {
    path: '/candidates',
    layout: 'site',
    source: 'src/pages/candidates/index.ts',
    load: () => import('./pages/candidates/index.ts'),
  },
  {
    path: '/blog',
    layout: 'site',
    source: 'src/pages/blog/index.ts',
    load: () => import('./pages/blog/index.ts'),
  },
  {
    path: '/blog/future-of-hgv-driving',
    layout: 'site',
    source: 'src/pages/article-future-of-hgv-driving/index.ts',
    load: () => import('./pages/article-future-of-hgv-driving/index.ts'),
  },
  {
    path: '/blog/safety-tips',
    layout: 'site',
    source: 'src/pages/article-safety-tips/index.ts',
    load: () => import('./pages/article-safety-tips/index.ts'),
  },
  {
    path: '/blog/salary-negotiation',
    layout: 'site',
    source: 'src/pages/article-salary-negotiation/index.ts',
    load: () => import('./pages/article-salary-negotiation/index.ts'),
  },
  {
    path: '/blog/driver-hours-regulations',
    layout: 'site',
    source: 'src/pages/article-driver-hours-regulations/index.ts',
    load: () => import('./pages/article-driver-hours-regulations/index.ts'),
  },
  {
    path: '/blog/career-progression',
    layout: 'site',
    source: 'src/pages/article-career-progression/index.ts',
    load: () => import('./pages/article-career-progression/index.ts'),
  },
  {
    path: '/blog/scotland-expansion',
    layout: 'site',
    source: 'src/pages/article-scotland-expansion/index.ts',
    load: () => import('./pages/article-scotland-expansion/index.ts'),
  },
  {
    path: '/contact',
    layout: 'site',
    source: 'src/pages/contact/index.ts',
    load: () => import('./pages/contact/index.ts'),
  },
  {
    path: '/subscription',
    layout: 'site',
    source: 'src/pages/subscription/index.ts',
    load: () => import('./pages/subscription/index.ts'),
  },
  {
    path: '/privacy',
    layout: 'site',
    source: 'src/pages/privacy/index.ts',
    load: () => import('./pages/privacy/index.ts'),
  },
  {
    path: '/terms',
    layout: 'site',
    source: 'src/pages/terms/index.ts',
    load: () => import('./pages/terms/index.ts'),
  },
  {
    path: '/credits',
    layout: 'site',
    source: 'src/pages/credits/index.ts',
    load: () => import('./pages/credits/index.ts'),
  },
];
