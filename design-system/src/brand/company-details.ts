import type { Brand } from './brand.ts';

/**
 * What a company says on its website and in its letters, in three sentences.
 * Name, part of the UK, number and office: the Company, Limited Liability Partnership and Business (Names and Trading
 * Disclosures) Regulations 2015, regulations 24 and 25.
 * VAT number: the Electronic Commerce (EC Directive) Regulations 2002, regulation 6.
 */
export function companyDetails({ legalName, registration }: Pick<Brand, 'legalName' | 'registration'>): string {
  const { number, place, office, vatNumber } = registration;
  const address = [office.street, office.town, office.county, office.postcode].join(', ');
  return `${legalName} is registered in ${place}, company number ${number}. Registered office: ${address}. VAT number ${vatNumber}.`;
}
