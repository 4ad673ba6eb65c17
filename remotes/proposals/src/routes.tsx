import type { RemoteRoute } from '@site/remote-kit';
import { proposalRoutes } from './proposal-routes.ts';

export const routes: RemoteRoute[] = proposalRoutes.map((proposal) => ({
  path: proposal.path,
  layout: 'standalone',
  load: async () => (await import('./pages/proposal/index.ts')).proposalPage(proposal),
}));
