import type { RemoteRoute } from '@site/remote-kit';
import { upcomingPaths } from './content/upcoming-paths.ts';

export const routes: RemoteRoute[] = [
  { path: '/', layout: 'site', source: 'src/pages/home/index.ts', load: () => import('./pages/home/index.ts') },
  {
    path: '/contact',
    layout: 'site',
    source: 'src/pages/contact/index.ts',
    load: () => import('./pages/contact/index.ts'),
  },
  { path: '/terms', layout: 'site', source: 'src/pages/terms/index.ts', load: () => import('./pages/terms/index.ts') },
  {
    path: '/credits',
    layout: 'site',
    source: 'src/pages/credits/index.ts',
    load: () => import('./pages/credits/index.ts'),
  },
  {
    path: '/subscription',
    layout: 'site',
    source: 'src/pages/subscription/index.ts',
    load: () => import('./pages/subscription/index.ts'),
  },
  ...upcomingPaths.map((path): RemoteRoute => ({
    path,
    layout: 'site',
    source: 'src/pages/upcoming/index.ts',
    load: async () => (await import('./pages/upcoming/index.ts')).upcomingPage(path),
  })),
];
