import type { FeedJob } from '../../feeds/feed.ts';
import { htmlLines } from '../../html-lines.ts';
import { namedPlaceTermsOf, placeTermsOf } from './place-terms.ts';
import { termsOf } from './trade-terms.ts';

type Advert = Pick<
  FeedJob,
  'title' | 'category' | 'location' | 'description' | 'requirements' | 'benefits' | 'jobType'
>;

/** The columns of `jobs` with the terms that an advert is found by. */
export function advertTermsOf(advert: Advert): Record<'title_terms' | 'text_terms' | 'place_terms', string> {
  const { title, category, location, jobType } = advert;
  const text = [category, textOf(advert.description), textOf(advert.requirements)].join('\n');
  const inTitle = termsOf({ title }, jobType);
  const inText = termsOf({ title, text, benefits: textOf(advert.benefits) }, jobType);
  return {
    title_terms: [...inTitle.all, ...inTitle.own].join(' '),
    text_terms: [...inText.all, ...namedPlaceTermsOf(`${title}\n${text}`)].join(' '),
    place_terms: placeTermsOf(location).join(' '),
  };
}

/** 'Category <em>C</em>&amp;E' says C&E. */
const textOf = (html: string | null): string => htmlLines(html ?? '').join('\n');
