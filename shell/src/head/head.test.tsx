import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeadTags } from './head-tags.tsx';
import { metaOf, publicAddress } from './use-page-meta.ts';

const LOCATION = { pathname: '/jobs', search: '?page=2' };

/** Every absolute address that a page without words of its own has in its head and its structured data. */
function addresses(siteUrl?: string): string[] {
  const meta = metaOf(undefined, publicAddress(LOCATION, siteUrl));
  const written = renderToStaticMarkup(<HeadTags meta={meta} />) + JSON.stringify(meta.structuredData);
  return [...written.matchAll(/"(https:\/\/(?!schema\.org)[^"]*)"/g)].map(([, address = '']) => address);
}

const onSite = (origin: string) => [
  // Canonical address, then that of link previews, their image twice, the organisation and its mark.
  `${origin}/jobs`,
  `${origin}/jobs`,
  `${origin}/og-image.jpg`,
  `${origin}/og-image.jpg`,
  origin,
  `${origin}/icon.svg`,
];

test('a page names the addresses of the site that it is configured for', () => {
  expect(addresses('https://jobs.example.com')).toEqual(onSite('https://jobs.example.com'));
});

test('without a configured site, a page names the addresses of its brand', () => {
  expect(addresses()).toEqual(onSite('https://www.haulwell.example'));
});
