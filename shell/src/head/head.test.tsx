import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeadTags } from './head-tags.tsx';
import { metaOf, publicAddress } from './use-page-meta.ts';

const LOCATION = { pathname: '/jobs', search: '?page=2' };

/** Every absolute URL in the head and structured data of a page without metadata of its own. */
function addresses(siteUrl?: string): string[] {
  const { meta } = metaOf(undefined, publicAddress(LOCATION, siteUrl));
  const written = renderToStaticMarkup(<HeadTags meta={meta} />) + meta.structuredData.join('');
  return [...written.matchAll(/"(https:\/\/(?!schema\.org)[^"]*)"/g)].map(([, address = '']) => address);
}

const onSite = (origin: string) => [
  // The canonical URL, the link preview's, its image twice, the organisation and its logo.
  `${origin}/jobs`,
  `${origin}/jobs`,
  `${origin}/og-image.jpg`,
  `${origin}/og-image.jpg`,
  origin,
  `${origin}/icon.svg`,
];

test('a page’s URLs begin with the configured origin', () => {
  expect(addresses('https://jobs.example.com')).toEqual(onSite('https://jobs.example.com'));
});

test('without a configured origin, a page’s URLs begin with the brand’s', () => {
  expect(addresses()).toEqual(onSite('https://www.haulwell.example'));
});
