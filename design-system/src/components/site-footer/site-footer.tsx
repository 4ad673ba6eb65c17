import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { companyDetails } from '../../brand/company-details.ts';
import type { Brand, PhoneNumber, PostalAddress } from '../../brand/index.ts';
import { Container } from '../container/container.tsx';
import { Link } from '../link/link.tsx';
import { Logo } from '../logo/logo.tsx';
import { FooterColumn } from './footer-column.tsx';
import { FooterContact } from './footer-contact.tsx';
import styles from './site-footer.module.css';

interface FooterLink {
  label: string;
  href: string;
}

/** Without an address, a name. */
type FooterEntry = Pick<FooterLink, 'label'> & Partial<FooterLink>;

export interface SiteFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** Who the agency is, in a sentence or two. */
  blurb: string;
  quickLinks: ReadonlyArray<FooterLink>;
  services: ReadonlyArray<FooterLink>;
  /** The page about the services, which their heading links to. */
  servicesHref?: string;
  contact: { address: PostalAddress; phone: PhoneNumber; email: string };
  social: ReadonlyArray<FooterEntry>;
  legalLinks: ReadonlyArray<FooterLink>;
  copyright: string;
  /** Whose registration to state, as the law asks. */
  company?: Pick<Brand, 'legalName' | 'registration'>;
  /** What a visitor can set for the whole site. */
  tools?: ReactNode;
}

/**
 * The bottom of every page: who the agency is, where to go next, how to contact it.
 *
 * **Use it** once, in the site's layout. **Not** for a next step at the end of a page: that is a `CallToAction`.
 */
export function SiteFooter({
  blurb,
  quickLinks,
  services,
  servicesHref,
  contact,
  social,
  legalLinks,
  copyright,
  company,
  tools,
  className,
  ...props
}: SiteFooterProps) {
  return (
    <footer data-tone="ink" className={cx(styles.footer, className)} {...props}>
      <Container className={styles.columns}>
        <div className={styles.about}>
          <Logo />
          <p className={styles.blurb}>{blurb}</p>
          <LinkRow links={social} className={styles.social} />
        </div>
        <FooterColumn title="Quick links">
          <ul className={styles.list}>
            {quickLinks.map(({ label, href }) => (
              <li key={href}>
                <Link variant="quiet" href={href} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </FooterColumn>
        <FooterColumn title="Our services" href={servicesHref}>
          <ul className={styles.list}>
            {services.map(({ label, href }) => (
              <li key={href}>
                <Link variant="quiet" href={href} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </FooterColumn>
        <FooterColumn title="Contact us">
          <FooterContact {...contact} />
        </FooterColumn>
      </Container>
      <Container className={styles.closing}>
        <p>{copyright}</p>
        <LinkRow links={legalLinks} className={styles.legal} />
        {company && <p className={styles.company}>{companyDetails(company)}</p>}
        {tools}
      </Container>
    </footer>
  );
}

function LinkRow({ links, className }: { links: readonly FooterEntry[]; className: string | undefined }) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={label}>
          {href ? (
            <Link variant="quiet" href={href} className={styles.link}>
              {label}
            </Link>
          ) : (
            <span className={styles.entry}>{label}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
