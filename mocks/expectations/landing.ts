import type { Expectation } from './expectation.ts';

export const landing = {
  landingPage: {
    page: '/jobs/hgv-driver/in/leeds',
    sees: {
      ready: 'The jobs of a role in a town, and links: “HGV Driver jobs in other places”, “Other roles here”.',
      400: '“Page not found”: “We know no such role or place.”',
      404: '“Page not found”: “We know no such role or place.”',
    },
    fails: 'An apology with “Retry”: “These jobs are stuck in traffic”.',
    waits: 'The page comes late.',
  },
  payByRole: {
    page: '/blog/salary-negotiation',
    sees: {
      ready: 'In the article, a chart of the pay of each role: “£”.',
      empty: 'The article without the chart: “Too few open jobs publish their pay at the moment”.',
    },
    fails: 'The article without the chart: “We could not load what our open jobs pay just now.”',
    waits: 'The article comes late.',
  },
} satisfies Record<string, Expectation>;
