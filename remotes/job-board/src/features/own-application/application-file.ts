import { application } from '@site/contract';

/** Everything about an application as JSON. */
export const applicationFileHref = (token: string): string => `${application.path}?token=${encodeURIComponent(token)}`;
