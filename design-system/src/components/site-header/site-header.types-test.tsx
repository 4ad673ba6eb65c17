import { SiteHeader } from './site-header.tsx';

const jobs = { label: 'Jobs', href: '/jobs' };
const header = { navigation: [jobs], currentPath: '/jobs', topBar: null, actions: [], menuActions: [], logoHref: '/' };

export const legal = (
  <SiteHeader {...header} topBar={<p>Proposal for one client</p>} actions={[{ ...jobs, variant: 'primary' }]} />
);

export const illegal = [
  // @ts-expect-error half of the contacts
  <SiteHeader key="1" {...header} topBar={{ email: 'hello@haulwell.example' }} />,
  // @ts-expect-error an action says how much it matters
  <SiteHeader key="2" {...header} actions={[jobs]} />,
  // @ts-expect-error unknown variant
  <SiteHeader key="3" {...header} menuActions={[{ ...jobs, variant: 'link' }]} />,
  // @ts-expect-error a link goes somewhere
  <SiteHeader key="4" {...header} navigation={[{ label: 'Jobs' }]} />,
  // @ts-expect-error its content comes in by props of their own
  <SiteHeader key="5" {...header}>
    Jobs
  </SiteHeader>,
];
