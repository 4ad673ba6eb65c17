import type { RemoteRoute } from '@site/remote-kit';

export const routes: RemoteRoute[] = [
  { path: '/', layout: 'site', load: () => import('./pages/home/index.ts') },
  { path: '/about', layout: 'site', load: () => import('./pages/about/index.ts') },
  { path: '/partners', layout: 'site', load: () => import('./pages/partners/index.ts') },
  { path: '/partners/weightmans', layout: 'site', load: () => import('./pages/legal-support/index.ts') },
  { path: '/partners/cpt', layout: 'site', load: () => import('./pages/trade-association/index.ts') },
  { path: '/clients', layout: 'site', load: () => import('./pages/clients/index.ts') },
  { path: '/candidates', layout: 'site', load: () => import('./pages/candidates/index.ts') },
  { path: '/blog', layout: 'site', load: () => import('./pages/blog/index.ts') },
  {
    path: '/blog/future-of-hgv-driving',
    layout: 'site',
    load: () => import('./pages/article-future-of-hgv-driving/index.ts'),
  },
  { path: '/blog/safety-tips', layout: 'site', load: () => import('./pages/article-safety-tips/index.ts') },
  {
    path: '/blog/salary-negotiation',
    layout: 'site',
    load: () => import('./pages/article-salary-negotiation/index.ts'),
  },
  {
    path: '/blog/driver-hours-regulations',
    layout: 'site',
    load: () => import('./pages/article-driver-hours-regulations/index.ts'),
  },
  {
    path: '/blog/career-progression',
    layout: 'site',
    load: () => import('./pages/article-career-progression/index.ts'),
  },
  {
    path: '/blog/scotland-expansion',
    layout: 'site',
    load: () => import('./pages/article-scotland-expansion/index.ts'),
  },
  { path: '/contact', layout: 'site', load: () => import('./pages/contact/index.ts') },
  { path: '/subscription', layout: 'site', load: () => import('./pages/subscription/index.ts') },
  { path: '/privacy', layout: 'site', load: () => import('./pages/privacy/index.ts') },
  { path: '/terms', layout: 'site', load: () => import('./pages/terms/index.ts') },
  { path: '/credits', layout: 'site', load: () => import('./pages/credits/index.ts') },
];
