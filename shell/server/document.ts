import type { RenderedPage } from '../src/entry-server.tsx';
import { PAGE_STATE_ID, ROOT_ID } from '../src/page-state.ts';
import type { ShellAssets } from './assets.ts';
import type { FoundRemote } from './registry.ts';

/** A page's HTML, with links to exactly the files that it needs to hydrate. */
export function renderDocument(page: RenderedPage, shell: ShellAssets, remotes: readonly FoundRemote[]): string {
  const needed = neededFrom(remotes, page.routeId);
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${page.head}
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
${shell.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${[...shell.css, ...needed.css].map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${[...shell.js, ...needed.js].map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
${needed.manifests.map((href) => `<link rel="preload" href="${href}" as="fetch" crossorigin>`).join('\n')}
</head>
<body>
<div id="${ROOT_ID}">${page.body}</div>
<script id="${PAGE_STATE_ID}" type="application/json">${inlineJson(page.state)}</script>
<script type="module" src="${shell.entry}"></script>
</body>
</html>
`;
}

function neededFrom(remotes: readonly FoundRemote[], routeId: string) {
  for (const { build } of remotes) {
    const route = build?.routes.find(({ path }) => path === routeId);
    if (!build || !route) continue;
    const url = (file: string) => build.base + file;
    return { js: route.js.map(url), css: route.css.map(url), manifests: [url(build.entry)] };
  }
  return { js: [], css: [], manifests: [] };
}

/** JSON that cannot close the script element around it. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
