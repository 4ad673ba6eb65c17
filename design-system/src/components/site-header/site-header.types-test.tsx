import { SiteHeader } from './site-header.tsx';

const jobs = { label: 'Jobs', href: '/jobs' };
const header = { navigation: [jobs], currentPath: '/jobs', topBar: null, actions: [], menuActions: [], logoHref: '/' };

export const legal = (
  <SiteHeader {...header} topBar={<p>Proposal for one client</p>} actions={[{ ...jobs, variant: 'primary' }]} />
);

export const illegal = [
  // @ts-expect-error the top bar needs both contacts
  <SiteHeader key="1" {...header} topBar={{ email: 'hello@haulwell.example' }} />,
  // @ts-expect-error an action needs a variant
  <SiteHeader key="2" {...header} actions={[jobs]} />,
  // @ts-expect-error unknown variant
  <SiteHeader key="3" {...header} menuActions={[{ ...jobs, variant: 'link' }]} />,
  // @ts-expect-error a link needs an address
  <SiteHeader key="4" {...header} navigation={[{ label: 'Jobs' }]} />,
  // @ts-expect-error its content is passed as separate props
  <SiteHeader key="5" {...header}>
    Jobs
  </SiteHeader>,
];
