import { useLocation, useOutletContext } from 'react-router-dom';
import { brand, SiteFooter, SiteHeader, SkipLink } from '@site/design-system';
import type { PageContext } from '@site/remote-kit';
import { Letterhead } from './letterhead.tsx';
import { legalLinks, mainNavigation, quickLinks, services } from './navigation.ts';
import { PageRegion } from './page-region.tsx';

/** Header, main area and footer around a page. */
export function SiteLayout() {
  const { pathname } = useLocation();
  const { siteUrl } = useOutletContext<PageContext>();
  return (
    <>
      <SkipLink href="#main" />
      <SiteHeader
        navigation={mainNavigation}
        currentPath={pathname}
        topBar={{ phone: brand.phone, email: brand.email, tagline: brand.tagline }}
        actions={[
          { label: 'View Jobs', href: '/jobs', variant: 'quiet' },
          { label: 'Hire with Us', href: '/clients', variant: 'primary' },
        ]}
        menuActions={[
          { label: 'View Job Opportunities', href: '/jobs', variant: 'secondary' },
          { label: 'Hire with Us', href: '/clients', variant: 'primary' },
        ]}
        logoHref="/"
      />
      <Letterhead siteUrl={siteUrl} />
      <PageRegion />
      <SiteFooter
        blurb={brand.description}
        quickLinks={quickLinks}
        services={services}
        servicesHref="/clients"
        contact={{ address: brand.address, phone: brand.phone, email: brand.email }}
        social={brand.social}
        legalLinks={legalLinks}
        copyright={`© ${brand.legalName}. All rights reserved.`}
        company={brand}
      />
    </>
  );
}
