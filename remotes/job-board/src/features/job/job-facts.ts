import { optionText, type Job } from '@site/contract';

export const shiftTexts = ({ shifts = [] }: Pick<Job, 'shifts'>): string[] =>
  shifts.map((shift) => optionText('shift', shift));

export const licenceTexts = ({ licences = [] }: Pick<Job, 'licences'>): string[] =>
  licences.map((licence) => optionText('licence', licence));

/** '40 hours a week', '37.5 to 40 hours a week'; undefined where the advert does not say. */
export function hoursText({ weekly_hours: hours }: Pick<Job, 'weekly_hours'>): string | undefined {
  if (!hours) return undefined;
  const { min, max } = hours;
  return min === max ? `${min} hours a week` : `${min} to ${max} hours a week`;
}

/** 'Newport, Wales'; the place alone where its name says the area, as 'London' does of 'Greater London'. */
export function placeText({ location, area }: Pick<Job, 'location' | 'area'>): string {
  const saysTheSame = !area || area.includes(location) || location.includes(area);
  return location && !saysTheSame ? `${location}, ${area}` : location;
}
