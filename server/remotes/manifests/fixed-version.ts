import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { RemoteSite } from '@site/remote-kit/descriptor.ts';
import { fileHash } from '../../../build/file-hashes.ts';
import { RemoteSiteSchema } from '../registrations.ts';
import { ForeignSchema } from '../remote-build.ts';
import type { Files } from './collect-files.ts';
import type { Manifest } from './read-manifest.ts';

const FixedSchema = v.object({
  /** URL of the manifest that it was released by. */
  manifest: v.string(),
  /** URL of the folder with its files, with a trailing slash. */
  folder: v.string(),
  /** The address that is written into its files, with a trailing slash; null for files that work at any address. */
  publicPath: v.nullable(v.string()),
  /** The container's path in the folder. */
  entry: v.string(),
  container: ForeignSchema,
  /** What a browser loads first to show its pages. */
  needed: v.object({ js: v.array(v.string()), css: v.array(v.string()) }),
  /** The hash of each file as its origin sent it, by paths in the folder. */
  files: v.record(v.string(), v.string()),
  shared: v.record(v.string(), v.string()),
  site: RemoteSiteSchema,
});

/** A version of a remote that was built with other tools, as it was when it was released. */
export type FixedVersion = v.InferOutput<typeof FixedSchema> & { version: string };

/** @throws when it is none */
export const readFixed = (version: string, fixed: unknown): FixedVersion => ({
  version,
  ...v.parse(FixedSchema, fixed),
});

interface Said {
  /** URL of the manifest. */
  url: string;
  /** The remote's name. */
  remote: string;
  site: RemoteSite;
  title?: string | undefined;
  description?: string | undefined;
}

/** What a release fixes. Its version is named after all of that. */
export function fixVersion(manifest: Manifest, files: Files, said: Said): FixedVersion {
  const { buildVersion, folder, publicPath, entry, needed, shared, container } = manifest;
  const fixed = {
    manifest: said.url,
    folder: folder.href,
    publicPath,
    entry,
    container: {
      type: container.type,
      globalName: container.globalName,
      title: said.title ?? container.title ?? said.remote,
      description: said.description ?? container.description ?? '',
    },
    needed: { js: [...needed.js], css: [...needed.css] },
    files: Object.fromEntries([...files.keys()].toSorted().map((path) => [path, fileHash(files.get(path)!)])),
    shared: { ...shared },
    site: { paths: [...said.site.paths], budget: said.site.budget },
  };
  const hash = createHash('sha256').update(JSON.stringify(fixed)).digest('hex');
  return { version: `${buildVersion}-${hash.slice(0, 12)}`, ...fixed };
}
