import { LICENCE_TEXT, SHIFT_TEXT, type Job } from '@site/contract';

export const shiftTexts = ({ shifts = [] }: Pick<Job, 'shifts'>): string[] => shifts.map((shift) => SHIFT_TEXT[shift]);

export const licenceTexts = ({ licences = [] }: Pick<Job, 'licences'>): string[] =>
  licences.map((licence) => LICENCE_TEXT[licence]);

/** '40 hours a week', '37.5 to 40 hours a week'; undefined where the advert does not say. */
export function hoursText({ weekly_hours: hours }: Pick<Job, 'weekly_hours'>): string | undefined {
  if (!hours) return undefined;
  const { min, max } = hours;
  return min === max ? `${min} hours a week` : `${min} to ${max} hours a week`;
}

/** They tell nobody where a town is. Northern Ireland does: it has no regions. */
const COUNTRY = /(^|, ?)(England|Scotland|Wales|United Kingdom|UK)$/;

/** 'Newport, Gwent'; the town alone where its name says the region, or only a country is known of it: 'London'. */
export function placeText({ location, area = '' }: Pick<Job, 'location' | 'area'>): string {
  const town = location.replace(COUNTRY, '') || location;
  const region = area.replace(COUNTRY, '');
  return town.includes(region) || region.includes(town) ? town : `${town}, ${region}`;
}
