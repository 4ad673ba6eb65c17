import { useLocation } from 'react-router-dom';
import { TabNav } from '@site/design-system';

interface CountLinksProps {
  /** What is counted: 'New submissions'. */
  label: string;
  /** The filters that each leads to, as a query: '?status=new&kind=quote'. */
  counts: readonly { query: string; name: string; count: number }[];
}

/** Counts above a list, each a link to what it counts. */
export function CountLinks({ label, counts }: CountLinksProps) {
  const { pathname, search } = useLocation();
  const items = counts.map(({ query, name, count }) => ({
    href: pathname + query,
    label: (
      <>
        <strong>{count.toLocaleString('en-GB')}</strong> {name}
      </>
    ),
    current: search === query,
  }));
  return <TabNav label={label} items={items} />;
}
