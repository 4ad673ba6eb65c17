import { createElement } from 'react';
import type { PageModule } from '@site/remote-kit';
import type { ProposalRoute } from '../../proposal-routes.ts';
import { proposalMeta } from './meta.ts';
import { ProposalPage } from './page.tsx';

/** The page of one address. It has no loader: nothing of a proposal may be in HTML that anybody can request. */
export function proposalPage(route: ProposalRoute): PageModule {
  return {
    Component: () => createElement(ProposalPage, { route }),
    meta: () => proposalMeta(route),
  };
}
