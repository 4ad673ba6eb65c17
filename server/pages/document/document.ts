import { brand } from '@site/design-system/brand';
import type { FileHashes } from '@site/remote-kit/descriptor.ts';
import { FRAGMENT_FILES_ID, PAGE_STATE_ID, ROOT_ID } from '../../../shell/src/page-state.ts';
import { hashesBesides, importMapText } from '../../../shell/src/remotes/import-map.ts';
import type { RemoteBuild } from '../../remotes/remote-build.ts';
import type { ShellAssets } from '../../rendering/assets.ts';
import type { PageAnswer } from '../pages.ts';
import { AFTER_PAINT } from './after-paint.ts';
import { BEFORE_HYDRATION } from './before-hydration.ts';
import { BEFORE_PAINT } from './before-paint.ts';
import { integrityOfModules, isElsewhere, remoteSourcesOf, type RemoteSources } from './remote-sources.ts';
import { speculationRules } from './speculation-rules.ts';

export interface PageDocument {
  html: string;
  /** For its policy. */
  remoteSources: RemoteSources;
}

/** A page's HTML, with links to exactly the files that it needs to hydrate. */
export function renderDocument(page: PageAnswer, shell: ShellAssets): PageDocument {
  const { build, remotes } = page;
  const needed = neededBy(page);
  const all = build ? integrityOfModules(build) : {};
  const named = build && isNamedInPart(build) ? hashesOf(needed.js) : all;
  const map = importMapText({ integrity: named });
  const rest = importMapText({ integrity: hashesBesides(named, all) });
  return {
    html: htmlOf(page, shell, needed, map),
    remoteSources: remoteSourcesOf(remotes, [map, rest], build),
  };
}

/**
 * Whether a page's HTML has the hashes of those modules of its own remote alone that it needs to react: a browser gets
 * the rest later, from where it got the page. What another origin or other tools have made is named as a whole.
 */
const isNamedInPart = (build: RemoteBuild): boolean => !isElsewhere(build) && !build.foreign;

const hashesOf = (files: readonly LinkedFile[]): FileHashes =>
  Object.fromEntries(files.flatMap(({ href, integrity }) => (integrity ? [[href, integrity]] : [])));

const htmlOf = (
  page: PageAnswer,
  shell: ShellAssets,
  needed: NeededFiles,
  importMap: string,
): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
${themeColour('light', brand.themeColour)}
${themeColour('dark', brand.darkThemeColour)}
<script>${BEFORE_PAINT}</script>
${page.head}
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href='${shell.icon}' type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${shell.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${[...shell.css.map(ownFile), ...needed.css].map((file) => link('stylesheet', file)).join('\n')}
<script type="speculationrules">${speculationRules}</script>
</head>
<body>
<div id="${ROOT_ID}">${page.body}</div>
<script>${BEFORE_HYDRATION}</script>
<script id="${PAGE_STATE_ID}" type="application/json">${inlineJson(page.state)}</script>
<script type="importmap">${importMap}</script>
<template>
${[...ownScriptsOf(page, shell), ...needed.js].map(preload).join('\n')}
<script type="module" src="${shell.entry}"></script>
</template>
<script>${AFTER_PAINT}</script>
${fragmentFiles(needed.fragmentJs)}</body>
</html>
`;

const themeColour = (scheme: 'light' | 'dark', colour: string): string =>
  `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${scheme})" data-scheme="${scheme}">`;

interface LinkedFile {
  href: string;
  /** Its hash; missing where the server that sends the page also sends the file. */
  integrity?: string | undefined;
}

const ownScriptsOf = ({ fragments }: PageAnswer, { js, fragmentJs }: ShellAssets): LinkedFile[] =>
  [...js, ...(fragments.length > 0 ? fragmentJs : [])].map(ownFile);

const ownFile = (href: string): LinkedFile => ({ href });

/** For when the page itself reacts. */
const fragmentFiles = (files: readonly LinkedFile[]): string =>
  files.length > 0 ? `<template id="${FRAGMENT_FILES_ID}">\n${files.map(preload).join('\n')}\n</template>\n` : '';

/** Fonts that still load come first. */
const preload = (file: LinkedFile): string => link('modulepreload', file, ' fetchpriority="low"');

function link(rel: string, { href, integrity }: LinkedFile, more = ''): string {
  const checked = integrity ? ` integrity="${integrity}"` : '';
  // A browser cannot check what another origin sends unless it may read it.
  return `<link rel="${rel}" href="${href}"${checked}${href.startsWith('/') ? '' : ' crossorigin'}${more}>`;
}

interface NeededFiles {
  js: readonly LinkedFile[];
  fragmentJs: readonly LinkedFile[];
  css: readonly LinkedFile[];
}

function neededBy({ build, routeId, fragmentFiles: fragments }: PageAnswer): NeededFiles {
  const route = build?.routes.find(({ path }) => path === routeId);
  if (!build || !route) return { js: [], fragmentJs: [], css: [] };
  return {
    // A script is not loaded as a module.
    js: build.foreign?.type === 'global' ? [] : linkedFiles(build, route.js),
    fragmentJs: withoutRepeats(fragments.flatMap((each) => linkedFiles(each.build, each.js))),
    css: withoutRepeats([{ build, css: route.css }, ...fragments].flatMap((each) => linkedFiles(each.build, each.css))),
  };
}

const linkedFiles = ({ base, files }: RemoteBuild, paths: readonly string[]): LinkedFile[] =>
  paths.map((file) => ({ href: base + file, integrity: files[`client/${file}`] }));

const withoutRepeats = (files: readonly LinkedFile[]): LinkedFile[] =>
  files.filter(({ href }, index) => files.findIndex((each) => each.href === href) === index);

/** JSON that cannot close the script element around it. */
export const inlineJson = (json: string) => json.replaceAll('<', '\\u003c');
