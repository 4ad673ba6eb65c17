import type { RemoteRoute } from '@site/remote-kit';

interface DeskRoute extends RemoteRoute {
  /** What the desk's navigation calls the page; one without a name is reached from another. */
  name?: string;
}

/** In the order of the navigation. */
export const routes: DeskRoute[] = [
  { path: '/staff', name: 'Desk', layout: 'site', load: () => import('./pages/desk/page.tsx') },
  {
    path: '/staff/submissions',
    name: 'Submissions',
    layout: 'site',
    load: () => import('./pages/submissions/page.tsx'),
  },
  { path: '/staff/submissions/:reference', layout: 'site', load: () => import('./pages/submission/index.ts') },
  { path: '/staff/answers', name: 'Answers', layout: 'site', load: () => import('./pages/answers/page.tsx') },
  { path: '/staff/mail', name: 'Mail', layout: 'site', load: () => import('./pages/mail-outbox/page.tsx') },
  { path: '/staff/mail/:id', layout: 'site', load: () => import('./pages/mail/page.tsx') },
  { path: '/staff/syncs', name: 'Syncs', layout: 'site', load: () => import('./pages/syncs/page.tsx') },
  { path: '/staff/syncs/:id', layout: 'site', load: () => import('./pages/sync/page.tsx') },
  { path: '/staff/searches', name: 'Searches', layout: 'site', load: () => import('./pages/searches/page.tsx') },
  {
    path: '/staff/proposal-access',
    name: 'Proposal access',
    layout: 'site',
    load: () => import('./pages/proposal-access/index.ts'),
  },
  { path: '/staff/remotes', name: 'Remotes', layout: 'site', load: () => import('./pages/remotes/page.tsx') },
  { path: '/staff/failures', name: 'Failures', layout: 'site', load: () => import('./pages/failures/page.tsx') },
  { path: '/staff/audit-log', name: 'Audit log', layout: 'site', load: () => import('./pages/audit-log/page.tsx') },
  { path: '/staff/accounts', name: 'Accounts', layout: 'site', load: () => import('./pages/accounts/page.tsx') },
  { path: '/staff/account', name: 'My account', layout: 'site', load: () => import('./pages/account/page.tsx') },
  { path: '/staff/sign-in', layout: 'site', load: () => import('./pages/sign-in/page.tsx') },
  { path: '/staff/welcome/:token', layout: 'site', load: () => import('./pages/welcome/index.ts') },
  {
    path: '/test-supabase',
    name: 'Database test',
    layout: 'site',
    load: () => import('./pages/database-test/index.ts'),
  },
  { path: '/test-supabase-debug', name: 'Debug', layout: 'site', load: () => import('./pages/debug-test/index.ts') },
];
