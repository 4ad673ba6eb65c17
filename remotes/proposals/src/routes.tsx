import type { RemoteRoute } from '@site/remote-kit';
import { proposalRoutes } from './proposal-routes.ts';

export const routes: RemoteRoute[] = proposalRoutes.map((proposal) => ({
  path: proposal.path,
  layout: 'standalone',
  source: 'src/pages/proposal/index.ts',
  load: async () => (await import('./pages/proposal/index.ts')).proposalPage(proposal),
}));
