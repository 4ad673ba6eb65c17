import { Badge, Cluster, Link } from '@site/design-system';
import type { EmptySearch } from '@site/contract';
import { UtcTime } from '../database/utc-time.tsx';
import { CountBar } from './count-bar.tsx';

export const searchColumns = [
  { key: 'search', label: 'Search' },
  { key: 'searches', label: 'Searches' },
  { key: 'understood', label: 'Understood as' },
  { key: 'lastAt', label: 'Last' },
] as const;

/** A row for each search, its bar in proportion to the most frequent of these. */
export function searchRows(shown: readonly EmptySearch[]) {
  const most = Math.max(...shown.map(({ searches }) => searches));
  return (search: EmptySearch) => ({
    search: <Link href={search.path}>{capitalised(search.description)}</Link>,
    searches: <CountBar count={search.searches} most={most} />,
    understood: <Understood {...search} />,
    lastAt: <UtcTime value={search.lastAt} />,
  });
}

/** What the site made of the search, where that is not simply what was typed. */
function Understood({ near, place, corrected }: EmptySearch) {
  return (
    <Cluster gap={2}>
      {place !== null && <span>{place}</span>}
      {near !== '' && place === null && <Badge status="warning">Unknown place</Badge>}
      {corrected !== null && <span>“{corrected}”</span>}
    </Cluster>
  );
}

/** Says why the figures of the list are not all. */
export const unlistedText = (searches: number): string =>
  `Besides ${searches === 1 ? 'a search' : `${searches.toLocaleString('en-GB')} searches`} without the text: ` +
  'with what looks like personal data, or after the 2,000 different ones of a day.';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
