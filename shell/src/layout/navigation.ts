import { jobListHref } from '@site/remote-kit/links/job-board.ts';
import {
  aboutHref,
  blogHref,
  candidatesHref,
  clientsHref,
  contactHref,
  creditsHref,
  partnersHref,
  privacyHref,
  termsHref,
} from '@site/remote-kit/links/marketing.ts';
/** The links of the site layout, as data for the header, the mobile menu and the footer. */
export const mainNavigation = [
  { label: 'Home', href: '/' },
  { label: 'About', href: aboutHref },
  { label: 'Partners', href: partnersHref },
  { label: 'Clients', href: clientsHref },
  { label: 'Candidates', href: candidatesHref },
  { label: 'Jobs', href: jobListHref },
  { label: 'Blog', href: blogHref },
  { label: 'Contact', href: contactHref },
];

export const quickLinks = [
  { label: 'About us', href: aboutHref },
  { label: 'Our services', href: clientsHref },
  { label: 'For candidates', href: candidatesHref },
  { label: 'Knowledge Hub', href: blogHref },
  { label: 'Contact us', href: contactHref },
];

export const services = [
  { label: 'Contingency recruitment', href: `${clientsHref}#contingency-recruitment` },
  { label: 'Executive search', href: `${clientsHref}#executive-search` },
  { label: 'Temporary staffing', href: `${clientsHref}#temporary-staffing` },
  { label: 'Project campaigns', href: `${clientsHref}#project-campaigns` },
  { label: 'Built-to-fit solutions', href: `${clientsHref}#built-to-fit-solutions` },
];

export const legalLinks = [
  { label: 'Privacy policy', href: privacyHref },
  { label: 'Terms of service', href: termsHref },
  { label: 'Credits', href: creditsHref },
  { label: 'Open-source licences', href: '/licences.txt' },
];
