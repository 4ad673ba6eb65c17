import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readShellAssets } from '../../../server/rendering/assets.ts';
import { startSite } from '../site.ts';
import { askSite, withFiles, withPages, type Ask } from './answers.ts';
import { startFront } from './front.ts';
import { buildOneBundle, BUNDLE_BASE } from './one-bundle/build.ts';
import { pageAt, publicPages, type PublicPage } from './pages.ts';
import { inOneBundle, withoutScripts } from './variants.ts';

const SHELL = join(import.meta.dirname, '../../../shell/dist');

export const VARIANTS = ['composed', 'one bundle', 'no scripts'] as const;
export type Variant = (typeof VARIANTS)[number];

interface ServedVariants extends AsyncDisposable {
  pages: readonly PublicPage[];
  urls: Readonly<Record<Variant, string>>;
}

/** The built site in all three variants, each at an address of its own. */
export async function serveVariants(): Promise<ServedVariants> {
  await using started = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'bench-pages-'));
  started.defer(() => rm(folder, { recursive: true, force: true }));
  const manifest = await buildOneBundle(folder);
  const site = await startSite();
  started.defer(() => site.stop());
  const pages = await publicPages(site.url);
  const { entry } = await readShellAssets(SHELL);

  const ask = askSite(site.url);
  const bundled = withPages(ask, (html, path) => inOneBundle(html, manifest, pageAt(pages, path).source));
  const serve = async (answers: Ask) => {
    const front = await startFront(answers);
    started.defer(() => front.stop());
    return front.url;
  };
  const urls = {
    // Compressed anew, like the others.
    composed: await serve(withPages(ask, (html) => html)),
    'one bundle': await serve(withFiles(bundled, { base: BUNDLE_BASE, folder, like: entry })),
    'no scripts': await serve(withPages(ask, withoutScripts)),
  };
  const running = started.move();
  return { pages, urls, [Symbol.asyncDispose]: () => running.disposeAsync() };
}
