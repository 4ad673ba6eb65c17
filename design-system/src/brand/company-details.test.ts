import { expect, test } from 'vitest';
import type { Brand } from './brand.ts';
import { companyDetails } from './company-details.ts';
import { haulwell } from './haulwell/facts.ts';
import { keelmoor } from './keelmoor/facts.ts';
import { wayfell } from './wayfell/facts.ts';

test.each<Brand>([haulwell, wayfell, keelmoor])('$name says what a company must say about itself', (brand) => {
  const details = companyDetails(brand);
  const { number, place, office, vatNumber } = brand.registration;
  for (const fact of [brand.legalName, number, place, office.street, office.postcode, vatNumber])
    expect(details).toContain(fact);
});

test('a company’s details read as sentences', () => {
  expect(companyDetails(haulwell)).toBe(
    'Haulwell Recruitment Limited is registered in England and Wales, company number 00000000. Registered office: Unit 4, Cartwright Yard, Station Approach, Waltham Cross, Hertfordshire, EN8 0XX. VAT number GB\u00a0000\u00a00000\u00a000.',
  );
});

test.each<Brand>([haulwell, wayfell, keelmoor])(
  '$name, which is made up, has numbers that nobody has',
  ({ registration }) => {
    expect([registration.number, registration.vatNumber].join('')).toMatch(/^[0 GB\u00a0]+$/);
  },
);
