/** The page above those of single partners. */
export const PARTNERS = { label: 'Partners', href: '/partners' };
