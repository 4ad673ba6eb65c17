/** The links of the site layout, as data for the header, the mobile menu and the footer. */
export const mainNavigation = [
  { label: 'Home', href: '/' },
  { label: 'About', href: '/about' },
  { label: 'Partners', href: '/partners' },
  { label: 'Clients', href: '/clients' },
  { label: 'Candidates', href: '/candidates' },
  { label: 'Jobs', href: '/jobs' },
  { label: 'Blog', href: '/blog' },
  { label: 'Contact', href: '/contact' },
];

export const quickLinks = [
  { label: 'About Us', href: '/about' },
  { label: 'Our Services', href: '/clients' },
  { label: 'For Candidates', href: '/candidates' },
  { label: 'Knowledge Hub', href: '/blog' },
  { label: 'Contact Us', href: '/contact' },
];

export const services = [
  'Contingency Recruitment',
  'Executive Search',
  'Temporary Staffing',
  'Project Campaigns',
  'Built-to-Fit Solutions',
];

export const legalLinks = [
  { label: 'Privacy Policy', href: '/privacy' },
  { label: 'Terms of Service', href: '/terms' },
  { label: 'Credits', href: '/credits' },
  { label: 'Open-Source Licences', href: '/licences.txt' },
];
