import type { Brand, PostalAddress } from '../brand.ts';

const address: PostalAddress = {
  street: 'Unit 9, Sorting Yard, Whitehall Lane',
  town: 'Leeds',
  county: 'West Yorkshire',
  postcode: 'LS1 0XX',
  country: 'United Kingdom',
};

/**
 * A second agency, made up to show that a brand is data. Phone numbers are from the ranges reserved for drama; nobody
 * has the others.
 */
export const wayfell: Brand = {
  name: 'Wayfell',
  legalName: 'Wayfell Crewing Limited',
  registration: {
    number: '00000000',
    place: 'England and Wales',
    office: address,
    vatNumber: 'GB\u00a0000\u00a00000\u00a000',
  },
  tagline: 'Crews for every road in the country',
  description: 'Wayfell finds drivers, fitters and transport planners for bus, coach and haulage depots across the UK.',
  url: 'https://www.wayfell.example',
  phone: { display: '0113\u00a0496\u00a00140', href: 'tel:+441134960140' },
  phoneAlt: { display: '0161\u00a0496\u00a00140', href: 'tel:+441614960140' },
  email: 'depot@wayfell.example',
  emails: {
    general: 'depot@wayfell.example',
    commercial: 'contracts@wayfell.example',
    recruitment: 'crews@wayfell.example',
    legal: 'legal@wayfell.example',
    proposals: 'tenders@wayfell.example',
    privacy: 'privacy@wayfell.example',
    partnerships: 'partners@wayfell.example',
  },
  websiteEmail: 'website@wayfell.example',
  address,
  openingHours: 'Monday to Friday, 7am to 7pm',
  social: [{ label: 'LinkedIn' }, { label: 'Facebook' }],
  themeColour: '#FFC61A',
  darkThemeColour: '#071B13',
  ogImage: '/og-image.jpg',
};
