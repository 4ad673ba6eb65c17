import type { RemoteRoute } from '@site/remote-kit';

export const routes: RemoteRoute[] = [
  { path: '/test-supabase', layout: 'site', load: () => import('./pages/database-test/index.ts') },
  { path: '/test-supabase-debug', layout: 'site', load: () => import('./pages/debug-test/index.ts') },
  { path: '/staff', layout: 'site', load: () => import('./pages/desk/index.ts') },
  { path: '/staff/syncs', layout: 'site', load: () => import('./pages/syncs/index.ts') },
  { path: '/staff/syncs/:id', layout: 'site', load: () => import('./pages/sync/index.ts') },
  { path: '/staff/mail', layout: 'site', load: () => import('./pages/mail-outbox/index.ts') },
  { path: '/staff/mail/:id', layout: 'site', load: () => import('./pages/mail/index.ts') },
  { path: '/staff/searches', layout: 'site', load: () => import('./pages/searches/index.ts') },
  { path: '/staff/proposal-access', layout: 'site', load: () => import('./pages/proposal-access/index.ts') },
  { path: '/staff/remotes', layout: 'site', load: () => import('./pages/remotes/index.ts') },
  { path: '/staff/audit-log', layout: 'site', load: () => import('./pages/audit-log/index.ts') },
  { path: '/staff/submissions', layout: 'site', load: () => import('./pages/submissions/index.ts') },
  { path: '/staff/submissions/:reference', layout: 'site', load: () => import('./pages/submission/index.ts') },
];
