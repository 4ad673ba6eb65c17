import type { Brand } from './brand.ts';

/** What the Companies Act asks a company to say on its website and in its letters, in three sentences. */
export function companyDetails({ legalName, registration }: Pick<Brand, 'legalName' | 'registration'>): string {
  const { number, place, office, vatNumber } = registration;
  const address = [office.street, office.town, office.county, office.postcode].join(', ');
  return `${legalName} is registered in ${place}, company number ${number}. Registered office: ${address}. VAT number ${vatNumber}.`;
}
