import type { JobQuery, SearchedPlace } from '@site/contract';
import { Banner, Link, Text } from '@site/design-system';
import { Fragment } from 'react';
import { refine, searchHref } from './job-search.ts';
import type { Found } from './outcome.ts';
import { unknownPlaceText } from './result-text.ts';

export interface PlaceNoticeProps {
  query: JobQuery;
  place: SearchedPlace;
}

interface PlaceInWordsNoteProps extends Pick<Found, 'understood' | 'postcode'> {
  query: JobQuery;
}

/** Says that a place is not known, and which may be meant. */
export function UnknownPlaceNotice({ query, place }: PlaceNoticeProps) {
  const { meant } = place;
  return (
    <Banner status="warning" title={unknownPlaceText(place)}>
      {meant?.length ? (
        <Meant query={query} places={meant} />
      ) : (
        'Try a town nearby, a county or the first half of a postcode.'
      )}
    </Banner>
  );
}

/** Which place of that name was searched, and which others there are. */
export function PlaceNote({ query, place: { name, area, meant } }: PlaceNoticeProps) {
  return (
    <>
      {area && <Text muted>{`${name}, ${area}`}</Text>}
      {meant?.length ? <Meant query={query} places={meant} /> : null}
    </>
  );
}

const NEAR_ME = /\b(?:near(?:by|est)?(?: (?:to )?(?:me|my|us|here))?|around me|in my area|local(?:ly)?)\b/i;

/** How words were taken that may be a place, as a link to the other way; where 'near me' is, only the visitor knows. */
export function PlaceInWordsNote({ query, understood, postcode }: PlaceInWordsNoteProps) {
  const words = query.search ?? '';
  const others = words.replace(new RegExp(String.raw`\b${postcode}\b`, 'i'), '').trim();
  return (
    <>
      {understood && (
        <Text>
          <Link href={searchHref(refine(query, { exact: '1' }))}>Search for the words “{words}” instead</Link>
        </Text>
      )}
      {!understood && !query.near && NEAR_ME.test(words) && (
        <Text>To see jobs near you, type your town or the first half of your postcode.</Text>
      )}
      {postcode && !understood && (
        <Text>
          <Link href={searchHref(refine(query, { search: others || undefined, near: postcode }))}>
            Search near the postcode {postcode} instead
          </Link>
        </Text>
      )}
    </>
  );
}

/** 'Did you mean Milton Keynes?', as links. */
function Meant({ query, places }: { query: JobQuery; places: string[] }) {
  return (
    <Text>
      Did you mean{' '}
      {places.map((place, index) => (
        <Fragment key={place}>
          {index > 0 && (index === places.length - 1 ? ' or ' : ', ')}
          <Link href={searchHref(refine(query, { near: place }))}>{place}</Link>
        </Fragment>
      ))}
      ?
    </Text>
  );
}
