/** Paths that show a short page about what is coming. */
export const upcomingPaths = [
  '/about',
  '/partners',
  '/partners/weightmans',
  '/partners/cpt',
  '/clients',
  '/candidates',
  '/blog',
  '/blog/future-of-hgv-driving',
  '/blog/safety-tips',
  '/blog/salary-negotiation',
  '/blog/driver-hours-regulations',
  '/blog/career-progression',
  '/blog/scotland-expansion',
  '/privacy',
] as const;
export type UpcomingPath = (typeof upcomingPaths)[number];
