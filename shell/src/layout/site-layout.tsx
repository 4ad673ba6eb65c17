import { useLocation, useOutletContext } from 'react-router-dom';
import { brand, SiteFooter, SiteHeader, SkipLink } from '@site/design-system';
import type { PageContext } from '@site/remote-kit';
import { jobListHref } from '@site/remote-kit/links/job-board.ts';
import { clientsHref } from '@site/remote-kit/links/marketing.ts';
import { ColourSchemeControl } from '../colour-scheme/colour-scheme-control.tsx';
import { Letterhead } from './letterhead.tsx';
import { legalLinks, mainNavigation, quickLinks, services } from './navigation.ts';
import { PageRegion } from './page-region.tsx';
import { PreviewBadge } from './preview-badge.tsx';
import { SavedJobsLink } from './saved-jobs-link.tsx';

/** Header, main area and footer around a page. */
export function SiteLayout() {
  const { pathname } = useLocation();
  const { siteUrl } = useOutletContext<PageContext>();
  return (
    <>
      <SkipLink href="#main" />
      <PreviewBadge />
      <SiteHeader
        navigation={mainNavigation}
        currentPath={pathname}
        topBar={{ phone: brand.phone, email: brand.email, tagline: brand.tagline }}
        actions={[
          { label: 'View Jobs', href: jobListHref, variant: 'quiet' },
          { label: 'Hire with Us', href: clientsHref, variant: 'primary' },
        ]}
        menuActions={[
          { label: 'View Job Opportunities', href: jobListHref, variant: 'secondary' },
          { label: 'Hire with Us', href: clientsHref, variant: 'primary' },
        ]}
        tools={<SavedJobsLink />}
        logoHref="/"
      />
      <Letterhead siteUrl={siteUrl} />
      <PageRegion />
      <SiteFooter
        blurb={brand.description}
        quickLinks={quickLinks}
        services={services}
        servicesHref={clientsHref}
        contact={{ address: brand.address, phone: brand.phone, email: brand.email }}
        social={brand.social}
        legalLinks={legalLinks}
        copyright={`© ${brand.legalName}. All rights reserved.`}
        company={brand}
        tools={<ColourSchemeControl />}
      />
    </>
  );
}
