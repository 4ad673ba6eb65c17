import { siteEndpoints } from '@site/contract';

/** Everything about an application as JSON. */
export const applicationFileHref = (token: string): string =>
  `${siteEndpoints.application.path}?token=${encodeURIComponent(token)}`;
