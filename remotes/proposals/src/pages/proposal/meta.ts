import type { PageMeta } from '@site/remote-kit';
import type { ProposalRoute } from '../../proposal-routes.ts';

export function proposalMeta({ gate }: ProposalRoute): PageMeta {
  return {
    title: gate.title,
    description: 'A confidential proposal for invited reviewers. A password is needed to read it.',
    robots: 'noindex',
  };
}
