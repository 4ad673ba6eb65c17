import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { FoundRemote } from './found-remote.ts';
import type { RemoteBuild } from './remote-build.ts';

const ENTRY = 'remoteEntry.js';
const MANIFEST = 'mf-manifest.json';

/** Other hosts ask again each time, as they do for a page. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-cache',
};

/**
 * Where other hosts find each remote whatever its version: `/remotes/<name>/remoteEntry.js` and
 * `/remotes/<name>/mf-manifest.json`. Both name the files of the version that is live. A remote that was built with
 * other tools has its own.
 */
export function createContainerAddresses(remotes: () => readonly FoundRemote[]): Hono {
  const liveOf = (name: string) => remotes().find(({ name: known, build }) => known === name && !build?.foreign)?.build;
  return new Hono()
    .get(`/remotes/:name/${ENTRY}`, (context, next) => {
      const build = liveOf(context.req.param('name'));
      if (!build) return next();
      const code = `export * from ${JSON.stringify(build.base + ENTRY)};\n`;
      return Promise.resolve(context.body(code, 200, { ...HEADERS, 'content-type': 'text/javascript' }));
    })
    .get(`/remotes/:name/${MANIFEST}`, async (context, next) => {
      const build = liveOf(context.req.param('name'));
      const manifest = build && (await readManifest(build));
      return manifest ? context.json(atBase(manifest, build.base), 200, HEADERS) : next();
    });
}

interface Assets {
  js: Record<'sync' | 'async', string[]>;
  css: Record<'sync' | 'async', string[]>;
}

/** A part of what the federation plugin writes. */
interface FederationManifest {
  metaData: { publicPath: string; remoteEntry: { path: string } };
  exposes: readonly { assets: Assets }[];
}

async function readManifest({ versions, version }: RemoteBuild): Promise<FederationManifest | undefined> {
  if (versions === undefined) return undefined;
  const text = await readFile(join(versions, version, 'client', MANIFEST), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as FederationManifest);
}

/** The manifest with files at `base`: hosts take them to be beside the manifest unless it names another place. */
function atBase({ metaData, exposes, ...rest }: FederationManifest, base: string): object {
  if (URL.canParse(base)) return { ...rest, exposes, metaData: { ...metaData, publicPath: base } };
  const folder = base.split('/').at(-2)!;
  const inFolder = (files: Assets['js']) => ({
    sync: files.sync.map((file) => `${folder}/${file}`),
    async: files.async.map((file) => `${folder}/${file}`),
  });
  return {
    ...rest,
    metaData: { ...metaData, remoteEntry: { ...metaData.remoteEntry, path: folder } },
    exposes: exposes.map((each) => ({
      ...each,
      assets: { js: inFolder(each.assets.js), css: inFolder(each.assets.css) },
    })),
  };
}
