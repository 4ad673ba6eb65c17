import type { Manifest } from 'vite';
import { filesNeededBy } from '../../../build/manifest.ts';
import { AFTER_PAINT } from '../../../server/pages/document/after-paint.ts';
import { BEFORE_HYDRATION } from '../../../server/pages/document/before-hydration.ts';
import { BEFORE_PAINT } from '../../../server/pages/document/before-paint.ts';
import { fontsAtFirst } from '../../../server/rendering/assets.ts';
import { BUNDLE_BASE, ENTRY } from './one-bundle/build.ts';

/** The tags of a page that load something, as the server writes them. */
const TAGS = {
  style: /<link rel="stylesheet" href="[^"]*"[^>]*>\n?/g,
  module: /<link rel="modulepreload" href="[^"]*"[^>]*>\n?/g,
  font: /<link rel="preload" href="[^"]*" as="font"[^>]*>\n?/g,
  data: /<link rel="preload" href="[^"]*" as="fetch"[^>]*>\n?/g,
  importMap: /<script type="importmap">[^<]*<\/script>\n?/g,
  script: /<script type="module" src="[^"]*"[^>]*><\/script>\n?/g,
} as const;

/** The page as it is without any script. */
export const withoutScripts = (html: string): string =>
  [TAGS.module, TAGS.data, TAGS.importMap, TAGS.script]
    .reduce((rest, tags) => rest.replaceAll(tags, ''), html)
    .replaceAll(/<template[^>]*>\s*<\/template>\n/g, '')
    .replace(`<script>${BEFORE_PAINT}</script>\n`, '')
    .replace(`<script>${BEFORE_HYDRATION}</script>\n`, '')
    .replace(`<script>${AFTER_PAINT}</script>\n`, '');

/** The page's HTML with the files of the bundle, linked in the same way and place, instead of the site's. */
export function inOneBundle(html: string, manifest: Manifest, source: string): string {
  const { js, css } = filesNeededBy(manifest, [ENTRY, source]);
  const { [ENTRY]: entry } = manifest;
  if (!entry) throw new Error('The bundle has no entry');
  const replacements: readonly (readonly [RegExp, readonly string[]])[] = [
    [TAGS.style, css],
    [TAGS.module, js],
    [TAGS.font, fontsAtFirst(manifest)],
    [TAGS.data, []],
    [TAGS.importMap, []],
    [TAGS.script, [entry.file]],
  ];
  return replacements
    .reduce((page, [tags, files]) => replaceTags(page, tags, files), html)
    .replaceAll(PICTURE, BUNDLE_BASE);
}

/** Where the address of a remote's picture begins. */
const PICTURE = /\/remotes\/[^/"]+\/[^/"]+\/(?=assets\/[^"]+\.svg")/g;

/** Puts tags for these files where the first of those tags was, and like it. */
function replaceTags(html: string, tags: RegExp, files: readonly string[]): string {
  const [first = ''] = html.match(tags) ?? [];
  const like = first.replace(/ integrity="[^"]*"/, '');
  const written = files.map((file) => like.replace(/(href|src)="[^"]*"/, `$1="${BUNDLE_BASE}${file}"`)).join('');
  const at = html.indexOf(first);
  return html.slice(0, at) + written + html.slice(at).replaceAll(tags, '');
}
