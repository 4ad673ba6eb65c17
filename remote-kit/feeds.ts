/** The formats in which the shell writes a page's feed, by the extension of its address. */
export const FEED_FORMATS = [
  { name: 'RSS', extension: 'rss', type: 'application/rss+xml' },
  { name: 'Atom', extension: 'atom', type: 'application/atom+xml' },
  { name: 'JSON Feed', extension: 'json', type: 'application/feed+json' },
] as const;

/** A page's feed in one format, as the page's head and its visitors get it. */
export interface FeedLink {
  /** 'RSS' */
  name: string;
  type: string;
  title: string;
  href: string;
}

/** Those of the page at this address: its path, and a query if it has one. */
export function feedLinks(pageHref: string, title: string): FeedLink[] {
  const [path, ...query] = pageHref.split(/(?=\?)/);
  return FEED_FORMATS.map(({ name, extension, type }) => ({
    name,
    type,
    title: `${title} (${name})`,
    href: [`${path}.${extension}`, ...query].join(''),
  }));
}
