import type { Brand, PostalAddress } from '../brand.ts';

const address: PostalAddress = {
  street: 'Unit 4, Cartwright Yard, Station Approach',
  town: 'Waltham Cross',
  county: 'Hertfordshire',
  postcode: 'EN8 0XX',
  country: 'United Kingdom',
};

/** Phone numbers are from the ranges that Ofcom reserves for drama; nobody has the others. */
export const haulwell: Brand = {
  name: 'Haulwell',
  legalName: 'Haulwell Recruitment Limited',
  registration: {
    number: '00000000',
    place: 'England and Wales',
    office: address,
    vatNumber: 'GB\u00a0000\u00a00000\u00a000',
  },
  tagline: 'Efficient recruitment solutions for transport and logistics',
  description:
    'Haulwell recruits HGV, PSV and van drivers, engineers and back-office people for transport and logistics operators across the UK.',
  url: 'https://www.haulwell.example',
  phone: { display: '01632\u00a0960\u00a0140', href: 'tel:+441632960140' },
  phoneAlt: { display: '020\u00a07946\u00a00140', href: 'tel:+442079460140' },
  email: 'hello@haulwell.example',
  emails: {
    general: 'hello@haulwell.example',
    commercial: 'commercial@haulwell.example',
    recruitment: 'recruitment@haulwell.example',
    legal: 'legal@haulwell.example',
    proposals: 'proposals@haulwell.example',
    privacy: 'privacy@haulwell.example',
    partnerships: 'partnerships@haulwell.example',
  },
  websiteEmail: 'website@haulwell.example',
  address,
  openingHours: 'Monday to Friday, 8am to 6pm',
  social: [{ label: 'LinkedIn' }, { label: 'Facebook' }, { label: 'Instagram' }, { label: 'X' }],
  themeColour: '#FF6E00',
  darkThemeColour: '#081527',
  ogImage: '/og-image.jpg',
};
