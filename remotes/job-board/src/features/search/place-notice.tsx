import type { JobQuery, SearchedPlace } from '@site/contract';
import { Banner, Link, Text } from '@site/design-system';
import { Fragment } from 'react';
import { refine, searchHref } from './job-search.ts';
import { unknownPlaceText } from './result-text.ts';

export interface PlaceNoticeProps {
  query: JobQuery;
  place: SearchedPlace;
}

/** What the place was understood as, and what else may be meant. */
export function PlaceNotice({ query, place }: PlaceNoticeProps) {
  const { kind, name, area, meant = [] } = place;
  if (kind === 'unknown') {
    return (
      <Banner tone="warning" title={unknownPlaceText(name)}>
        <Text>The jobs here are those that name it as their location.</Text>
        {meant.length > 0 && <Meant query={query} places={meant} />}
      </Banner>
    );
  }
  return (
    <>
      {area && <Text tone="muted">{`${name}, ${area}`}</Text>}
      {meant.length > 0 && <Meant query={query} places={meant} />}
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
