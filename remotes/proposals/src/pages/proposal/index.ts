import { createElement } from 'react';
import { accessAction, type PageModule } from '@site/remote-kit';
import { proposalAccess } from '../../features/access/proposal-access.ts';
import type { ProposalRoute } from '../../proposal-routes.ts';
import { loadProposal } from './loader.ts';
import { proposalMeta } from './meta.ts';
import { ProposalPage } from './page.tsx';

/** The page for one route. */
export function proposalPage(route: ProposalRoute): PageModule {
  return {
    Component: () => createElement(ProposalPage, { route }),
    loader: (args) => loadProposal(route.copy, args),
    action: accessAction(proposalAccess[route.auth]),
    meta: () => proposalMeta(route),
    isPrivate: true,
  };
}
