import type { Expectation } from './expectation.ts';

export const landing = {
  landingPage: {
    page: '/jobs/hgv-driver/in/leeds',
    sees: {
      ready: 'The jobs of a role in a town, and links: “HGV Driver jobs in other places”, “Other roles here”.',
      empty: 'The jobs, without links to other places and roles: “There is 1 HGV Driver job in Leeds”.',
      one: 'The jobs, and a single link under “Other roles here”: “Class 1 Driver”.',
      minimal: 'The role everywhere, as no place is named: “There are 13 HGV Driver jobs.”',
      hostile: 'A place with markup for its name, where there are no jobs: “<script>”.',
      400: '“Page not found”: “We know no such role or place.”',
      404: '“Page not found”: “We know no such role or place.”',
      pending: 'After eight seconds, an apology with “Retry”: “These jobs are stuck in traffic”.',
    },
    fails: 'An apology with “Retry”: “These jobs are stuck in traffic”.',
    waits: 'The page comes late; after a click on its link, a bar moves along the top.',
  },
  payByRole: {
    page: '/blog/salary-negotiation',
    sees: {
      ready: 'In the article, a table of the pay of each role, best first: “middle half”.',
      empty: 'No table: “Too few open jobs publish their pay at the moment to compare them by role.”',
      pending:
        'After eight seconds, the article without the table: “We could not load what our open jobs pay just now.”',
      hostile: 'Roles whose names are long or markup, which wrap: “<script>”.',
    },
    fails: 'The article without the table: “We could not load what our open jobs pay just now.”',
    waits: 'The article comes late.',
  },
} satisfies Record<string, Expectation>;
