import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { brand, DataTable, Hero, LinkButton, Pagination, SiteFooter, SiteHeader } from './index.ts';
import { companyDetails } from './brand/company-details.ts';

const links = [{ label: 'Jobs', href: '/jobs' }];

test('the header and its whole navigation are in the HTML before any script runs', () => {
  const html = renderToString(
    <SiteHeader
      navigation={links}
      currentPath="/jobs/hgv-driver-leeds"
      topBar={{ phone: brand.phone, email: brand.email, tagline: brand.tagline }}
      actions={[{ label: 'Hire with Us', href: '/clients', variant: 'primary' }]}
      menuActions={[]}
      logoHref="/"
    />,
  );
  expect(html).toContain('href="/jobs"');
  expect(html).toContain('aria-current="true"');
  expect(html).toContain(brand.phone.href);
});

test('the footer names the agency, its address and its legal pages', () => {
  const html = renderToString(
    <SiteFooter
      blurb={brand.description}
      quickLinks={links}
      services={[{ label: 'Executive search', href: '/clients#executive-search' }]}
      contact={{ address: brand.address, phone: brand.phone, email: brand.email }}
      social={brand.social}
      legalLinks={[{ label: 'Privacy policy', href: '/privacy' }]}
      copyright={brand.legalName}
      company={brand}
    />,
  );
  expect(html).toContain(brand.address.postcode);
  expect(html).toContain('href="/privacy"');
  expect(html).toContain(companyDetails(brand));
  expect(html).toContain(`mailto:${brand.email}`);
});

test('a hero, a table and a list of pages render on a server', () => {
  const html = renderToString(
    <>
      <Hero title="Live jobs" actions={<LinkButton href="/contact">Contact</LinkButton>} />
      <DataTable caption="Pay" columns={[{ key: 'role', label: 'Role' }]} rows={[{ role: 'ADR driver' }]} />
      <Pagination page={2} totalPages={3} hrefFor={(page) => `/jobs?page=${page}`} />
    </>,
  );
  expect(html).toContain('Live jobs</h1>');
  expect(html).toContain('<th scope="row"');
  expect(html).toContain('href="/jobs?page=3"');
});
