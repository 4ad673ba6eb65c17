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
  { label: 'About Us', href: aboutHref },
  { label: 'Our Services', href: clientsHref },
  { label: 'For Candidates', href: candidatesHref },
  { label: 'Knowledge Hub', href: blogHref },
  { label: 'Contact Us', href: contactHref },
];

export const services = [
  { label: 'Contingency Recruitment', href: `${clientsHref}#contingency-recruitment` },
  { label: 'Executive Search', href: `${clientsHref}#executive-search` },
  { label: 'Temporary Staffing', href: `${clientsHref}#temporary-staffing` },
  { label: 'Project Campaigns', href: `${clientsHref}#project-campaigns` },
  { label: 'Built-to-Fit Solutions', href: `${clientsHref}#built-to-fit-solutions` },
];

export const legalLinks = [
  { label: 'Privacy Policy', href: privacyHref },
  { label: 'Terms of Service', href: termsHref },
  { label: 'Credits', href: creditsHref },
  { label: 'Open-Source Licences', href: '/licences.txt' },
];
