import { brand } from '../../brand/index.ts';
import { SiteFooter, type SiteFooterProps } from './site-footer.tsx';

const footer: SiteFooterProps = {
  blurb: brand.description,
  quickLinks: [{ label: 'Jobs', href: '/jobs' }],
  services: [{ label: 'Executive search', href: '/clients#executive-search' }],
  contact: { address: brand.address, phone: brand.phone, email: brand.email },
  social: brand.social,
  legalLinks: [],
  copyright: brand.legalName,
  company: brand,
};

export const legal = (
  <SiteFooter {...footer} servicesHref="/clients" social={[{ label: 'LinkedIn', href: '/in' }, { label: 'X' }]} />
);

export const illegal = [
  // @ts-expect-error it needs contact details
  <SiteFooter key="1" {...footer} contact={{ email: brand.email }} />,
  // @ts-expect-error a link needs an address
  <SiteFooter key="2" {...footer} quickLinks={[{ label: 'Jobs' }]} />,
  // @ts-expect-error a service is a link, too
  <SiteFooter key="3" {...footer} services={['Executive search']} />,
  // @ts-expect-error its content is passed as separate props
  <SiteFooter key="4" {...footer}>
    Jobs
  </SiteFooter>,
];
