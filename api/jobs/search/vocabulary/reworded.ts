import { brand } from '@site/design-system/brand';

const said = (phrases: readonly string[], wording: string): Record<string, string> =>
  Object.fromEntries(phrases.map((phrase) => [phrase, wording]));

/** What visitors type, and the words of the adverts that they mean; '' for what says nothing about the job. */
export const REWORDED: Readonly<Record<string, string>> = {
  'day rate': 'day rate',
  'bendy bus': 'bendy bus',
  ...said(['truck driver', 'truck driving', 'trucker', 'trucking', 'wagon driver', 'waggon driver'], 'lorry driver'),
  ...said(['driver cpc', 'cpc driver', 'driver with cpc'], 'dcpc driver'),
  driving: 'driver',
  petrol: 'fuel',
  ...said(['job', 'vacancy', 'work', 'role', 'position', 'opportunity', 'career', 'recruiting'], ''),
  ...said(['wanted', 'needed', 'required', 'hiring', 'looking for', 'available', 'all', 'any', 'find'], ''),
  ...said(['near', 'near me', 'nearby', 'around', 'around me', 'close to', 'local', 'in my area'], ''),
  ...said(['licence', 'license', 'ticket'], ''),
  // Every advert is the agency's; one without a company is shown as its client's.
  ...said([brand.name, `${brand.name} client`], ''),
};
