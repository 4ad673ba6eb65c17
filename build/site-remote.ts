import { rmSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';
import type { RemoteDescriptor, SharedNames } from '@site/remote-kit/descriptor.ts';
import { collectCalls, writeCalls } from './calls.ts';
import { chunkGroups, fragmentGroups } from './chunk-groups.ts';
import { collectDeprecatedNames, writeDeprecatedNames } from './deprecated-names.ts';
import { exposedIn, remoteContainer } from './federation.ts';
import { fragmentsIn } from './fragments.ts';
import { completeNotices } from './licences.ts';
import { locateRoutes } from './located-routes.ts';
import { compileMdx } from './mdx.ts';
import { writeModuleHashes } from './module-hashes.ts';
import { precompress } from './precompress.ts';
import { publish } from './publish.ts';
import {
  nameOfRemote,
  REMOTE_ENTRY,
  remoteClientConfig,
  remoteGraphConfig,
  remoteServerConfig,
} from './remote-config.ts';
import { describeRemote, type FileOf } from './remote-descriptor.ts';
import { writeSbom } from './sbom.ts';
import { keepCode, sharedImports } from './shared-imports.ts';
import { temporaryPathIn } from './atomic-write.ts';

interface Steps {
  /** @throws with the reason why the build must not be published */
  check?(descriptor: RemoteDescriptor): Promise<void> | void;
  /** Adds to the finished build in this folder, before it is published. */
  complete?(build: string): Promise<void>;
}

/**
 * Makes a remote of the site of the app in the working folder: a container of Module Federation, the bundle that the
 * server renders its pages with, and the descriptor, in a new `dist/<version>`.
 */
export function siteRemote(steps: Steps = {}): PluginOption {
  const root = process.cwd();
  const container = remoteContainer(root, nameOfRemote(root));
  return [compileMdx(), remoteBuild(root, container, steps), container];
}

/** Builds the parts that go together, and publishes them when all are complete. */
function remoteBuild(root: string, container: PluginOption, { check, complete }: Steps): Plugin {
  const name = nameOfRemote(root);
  const calls = collectCalls();
  const deprecated = collectDeprecatedNames(root);
  const collectors = [calls.plugin, deprecated.plugin];
  let temporary: string;
  let names: string;
  let imports: SharedNames = {};
  let server: Promise<unknown>;
  let fileOf: FileOf = () => undefined;
  let isWritten = false;
  const plugin: Plugin = {
    name: 'site-remote',
    enforce: 'pre',
    apply: 'build',
    async config({ plugins: given = [] }) {
      temporary = await temporaryPathIn(join(root, 'dist'));
      process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
      const own = new Set(await flat([plugin, container]));
      const others = (await flat(given)).filter((each) => !own.has(each));
      server = build(remoteServerConfig(root, join(temporary, 'server'), [...others, locateRoutes(), collectors]));
      server.catch(() => undefined);
      const read: string[] = [];
      const plugins = [...others, keepCode(read), collectors];
      const pages = await graphOf(root, [REMOTE_ENTRY], plugins);
      const exposed = Object.values(exposedIn(root));
      const elsewhere = exposed.length > 0 ? await graphOf(root, exposed, plugins) : [];
      const fragments = Object.values(fragmentsIn(root));
      const parts = fragments.length > 0 ? await graphOf(root, fragments, plugins) : [];
      imports = sharedImports(
        [...pages, ...parts, ...elsewhere].flatMap((file) => (file.type === 'chunk' ? file.code : [])),
      );
      names = await writeNames(temporary, sharedImports(read));
      const outDir = join(temporary, 'client');
      return remoteClientConfig(root, {
        input: names,
        outDir,
        groups: [...fragmentGroups(parts, pages), ...chunkGroups(pages, elsewhere)],
      });
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        fileOf = filesByModule(root, bundle);
        for (const [file, chunk] of Object.entries(bundle)) {
          const entry = (chunk.type === 'chunk' && chunk.facadeModuleId) || '';
          // The names have done their work.
          if (entry.startsWith(names) || FOR_HOSTS.test(entry)) delete bundle[file];
        }
      },
    },
    writeBundle: () => void (isWritten = true),
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await server;
        if (!isWritten) return;
        await rm(names);
        await completeNotices(join(temporary, 'client'));
        await writeSbom(temporary, root);
        await writeCalls(temporary, calls.found());
        await writeDeprecatedNames(temporary, deprecated.found());
        await writeModuleHashes(temporary);
        await precompress(join(temporary, 'client'));
        const descriptor = await describeRemote(root, name, { dist: temporary, imports, fileOf });
        await check?.(descriptor);
        await complete?.(temporary);
        await publish(join(root, 'dist'), temporary, descriptor);
        console.log(`${name} ${descriptor.version}: ${descriptor.routes.length} routes`);
      },
    },
  };
  return plugin;
}

/** What the federation plugin adds for an app that loads remotes itself. Nothing loads it in one that does not. */
const FOR_HOSTS = /__(hostAutoInit|pendingShares)__/;

/** The modules that these need, as files: each is shared by exactly those that need it. */
async function graphOf(
  root: string,
  input: string[],
  plugins: PluginOption[],
): Promise<Rolldown.RolldownOutput['output']> {
  return ((await build(remoteGraphConfig(root, input, plugins))) as Rolldown.RolldownOutput).output;
}

/** Which file of the build has the module at a path in the remote's folder. */
function filesByModule(root: string, bundle: Rolldown.OutputBundle): FileOf {
  const files = new Map(
    Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? file.moduleIds.map((id) => [id, file.fileName] as const) : [],
    ),
  );
  return (source) => files.get(join(root, source));
}

/** Plugins may be nested, and promised. */
async function flat(plugins: PluginOption): Promise<PluginOption[]> {
  const plugin = await plugins;
  return Array.isArray(plugin) ? (await Promise.all(plugin.map(flat))).flat() : [plugin];
}

/**
 * Writes a module that imports by name all that the remote's modules do of the shared packages, and returns its path.
 * With it as its input, the federation plugin knows these names from the start. It would otherwise stop looking for
 * them as soon as nothing has been parsed for ten milliseconds: on a busy machine, before it has found them all.
 */
async function writeNames(folder: string, imports: SharedNames): Promise<string> {
  const file = join(folder, 'shared-names.js');
  const taken = Object.entries(imports).flatMap(([module, names]) => names.map((name) => ({ module, name })));
  const statements = taken.map(({ module, name }, index) => `import { ${name} as name${index} } from '${module}';`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, statements.join('\n'));
  return file;
}
