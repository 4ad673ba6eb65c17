import { LANDING_ROLES } from '@site/contract';
import type { RemoteRoute } from '@site/remote-kit';

const landingPage = {
  layout: 'site',
  load: () => import('./pages/job-landing/index.ts'),
} as const satisfies Partial<RemoteRoute>;

export const routes: RemoteRoute[] = [
  { path: '/jobs', layout: 'site', load: () => import('./pages/job-list/index.ts') },
  // A job's slug ends in a number, and no role's does.
  ...LANDING_ROLES.map(({ slug }) => ({ ...landingPage, path: `/jobs/${slug}` })),
  { ...landingPage, path: '/jobs/in/:place' },
  { ...landingPage, path: '/jobs/:role/in/:place' },
  { path: '/jobs/saved', layout: 'site', load: () => import('./pages/saved-jobs/index.ts') },
  { path: '/jobs/alerts', layout: 'site', load: () => import('./pages/alert-settings/index.ts') },
  { path: '/applications/confirm/:token', layout: 'site', load: () => import('./pages/application-email/index.ts') },
  { path: '/applications/:token', layout: 'site', load: () => import('./pages/application/index.ts') },
  // Registrations and requests for quotes.
  { path: '/requests/confirm/:token', layout: 'site', load: () => import('./pages/application-email/index.ts') },
  { path: '/requests/:token', layout: 'site', load: () => import('./pages/application/index.ts') },
  { path: '/jobs/:slug', layout: 'site', load: () => import('./pages/job-detail/index.ts') },
  { path: '/jobs/:slug/apply', layout: 'site', load: () => import('./pages/job-apply/index.ts') },
];
