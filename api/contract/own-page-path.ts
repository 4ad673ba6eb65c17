import type { ApplicationKind } from '../endpoints/applications/contract.ts';

/** The address of the page of an application, a registration or a request for a quote, with the token from a mail. */
export const ownPagePath = (kind: ApplicationKind, token: string): string =>
  `/${kind === 'application' ? 'applications' : 'requests'}/${encodeURIComponent(token)}`;
