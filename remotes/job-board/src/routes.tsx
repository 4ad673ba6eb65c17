import type { RemoteRoute } from '@site/remote-kit';

export const routes: RemoteRoute[] = [
  {
    path: '/jobs',
    layout: 'site',
    source: 'src/pages/job-list/index.ts',
    load: () => import('./pages/job-list/index.ts'),
  },
  {
    path: '/jobs/saved',
    layout: 'site',
    source: 'src/pages/saved-jobs/index.ts',
    load: () => import('./pages/saved-jobs/index.ts'),
  },
  {
    path: '/jobs/alerts',
    layout: 'site',
    source: 'src/pages/alert-settings/index.ts',
    load: () => import('./pages/alert-settings/index.ts'),
  },
  {
    path: '/jobs/:slug',
    layout: 'site',
    source: 'src/pages/job-detail/index.ts',
    load: () => import('./pages/job-detail/index.ts'),
  },
];
