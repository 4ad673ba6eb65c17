import type { RemoteRoute } from '@site/remote-kit';

export const routes: RemoteRoute[] = [
  {
    path: '/test-supabase',
    layout: 'site',
    source: 'src/pages/database-test/index.ts',
    load: () => import('./pages/database-test/index.ts'),
  },
  {
    path: '/test-supabase-debug',
    layout: 'site',
    source: 'src/pages/debug-test/index.ts',
    load: () => import('./pages/debug-test/index.ts'),
  },
  {
    path: '/staff',
    layout: 'site',
    source: 'src/pages/desk/index.ts',
    load: () => import('./pages/desk/index.ts'),
  },
  {
    path: '/staff/syncs',
    layout: 'site',
    source: 'src/pages/syncs/index.ts',
    load: () => import('./pages/syncs/index.ts'),
  },
  {
    path: '/staff/syncs/:id',
    layout: 'site',
    source: 'src/pages/sync/index.ts',
    load: () => import('./pages/sync/index.ts'),
  },
  {
    path: '/staff/mail',
    layout: 'site',
    source: 'src/pages/mail-outbox/index.ts',
    load: () => import('./pages/mail-outbox/index.ts'),
  },
  {
    path: '/staff/mail/:id',
    layout: 'site',
    source: 'src/pages/mail/index.ts',
    load: () => import('./pages/mail/index.ts'),
  },
  {
    path: '/staff/searches',
    layout: 'site',
    source: 'src/pages/searches/index.ts',
    load: () => import('./pages/searches/index.ts'),
  },
  {
    path: '/staff/proposal-access',
    layout: 'site',
    source: 'src/pages/proposal-access/index.ts',
    load: () => import('./pages/proposal-access/index.ts'),
  },
  {
    path: '/staff/remotes',
    layout: 'site',
    source: 'src/pages/remotes/index.ts',
    load: () => import('./pages/remotes/index.ts'),
  },
  {
    path: '/staff/audit-log',
    layout: 'site',
    source: 'src/pages/audit-log/index.ts',
    load: () => import('./pages/audit-log/index.ts'),
  },
  {
    path: '/staff/submissions',
    layout: 'site',
    source: 'src/pages/submissions/index.ts',
    load: () => import('./pages/submissions/index.ts'),
  },
  {
    path: '/staff/submissions/:reference',
    layout: 'site',
    source: 'src/pages/submission/index.ts',
    load: () => import('./pages/submission/index.ts'),
  },
];
