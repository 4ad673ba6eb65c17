import type { Brand, PostalAddress } from '../brand.ts';

const address: PostalAddress = {
  street: '3 Graving Dock Road',
  town: 'Hull',
  county: 'East Riding of Yorkshire',
  postcode: 'HU1 0XX',
  country: 'United Kingdom',
};

/**
 * A third agency, made up, whose look the brand builder made. Phone numbers are from the ranges reserved for drama;
 * nobody has the others.
 */
export const keelmoor: Brand = {
  name: 'Keelmoor',
  legalName: 'Keelmoor Port Staffing Limited',
  registration: {
    number: '00000000',
    place: 'England and Wales',
    office: address,
    vatNumber: 'GB\u00a0000\u00a00000\u00a000',
  },
  tagline: 'Hands for every quay and yard',
  description: 'Keelmoor finds crane operators, stevedores and yard planners for ports and container depots in the UK.',
  url: 'https://www.keelmoor.example',
  phone: { display: '01632\u00a0960\u00a0170', href: 'tel:+441632960170' },
  phoneAlt: { display: '0151\u00a0496\u00a00170', href: 'tel:+441514960170' },
  email: 'quay@keelmoor.example',
  emails: {
    general: 'quay@keelmoor.example',
    commercial: 'contracts@keelmoor.example',
    recruitment: 'hands@keelmoor.example',
    legal: 'legal@keelmoor.example',
    proposals: 'tenders@keelmoor.example',
    privacy: 'privacy@keelmoor.example',
    partnerships: 'partners@keelmoor.example',
  },
  websiteEmail: 'website@keelmoor.example',
  address,
  openingHours: 'Monday to Saturday, 6am to 6pm',
  social: [{ label: 'LinkedIn' }],
  themeColour: '#4CC9F0',
  darkThemeColour: '#1D0E26',
  ogImage: '/og-image.jpg',
};
