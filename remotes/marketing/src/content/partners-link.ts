import { partnersHref } from '@site/remote-kit/links/marketing.ts';
/** The page above those of single partners, as the breadcrumb names it. */
export const PARTNERS = { label: 'Partners', href: partnersHref };

/** The link back to it. */
export const ALL_PARTNERS = { ...PARTNERS, label: 'All partners' };
