import type { PageHeads } from '@site/remote-kit/page-heads.ts';

export const pageHeads: PageHeads = {
  '/lcrca-proposal': { hidden: true },
  '/LCRCAPROPOSAL': { hidden: true },
  '/proposals/lcrca/original': { hidden: true },
  '/proposals/lcrca/updated': { hidden: true },
  '/transport-uk-proposal': { hidden: true },
};
