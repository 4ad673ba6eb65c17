import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { ExplainedError } from '@site/api/program';
import { nameOfRemote } from '../../build/remote-config.ts';
import { sharedVersions } from '../../build/shared-packages.ts';
import type { Place } from '../../server/releases/cli/cli.ts';
import { readRegistration } from '../../server/remotes/registrations.ts';
import { putIntoFolder, putToOrigin } from './put-version.ts';

class NoRemote extends ExplainedError {
  override name = 'NoRemote';
}

/** What package.json says, as `site`, of where the remote is released. */
const DestinationSchema = v.object({
  /** The site's address. */
  url: v.optional(v.string()),
  /** The site's own folder of this remote, from package.json. */
  folder: v.optional(v.string()),
  /** The folder that is served as the remote's origin, from package.json. */
  origin: v.optional(v.string()),
});

/** The repository of one remote, for the commands about releases. @throws NoRemote */
export function ownPlace(root: string): Place {
  const { url, folder, origin } = readDestination(join(root, 'package.json'));
  const name = nameOfRemote(root);
  return {
    program: 'npx site-remote',
    own: name,
    siteUrl: process.env['SITE_URL']?.trim() || url,
    keyFile: join(root, 'team.pem'),
    defaults: 'The site is SITE_URL or site.url in package.json, the key REMOTE_KEY or team.pem.',
    project: {
      remote: async () => ({ ...(await readRegistration(join(root, 'package.json')))[0]!, name }),
      steps: () => ({
        tests: [{ command: 'npm', args: ['test'], cwd: root }],
        build: { command: 'npm', args: ['run', 'build'], cwd: root },
      }),
      provided: () => ({ versions: sharedVersions(root) }),
      async put(version, keyFile) {
        const here = `dist/${version}`;
        if (!existsSync(join(root, here))) return `There is no ${here} here: the site must have it already`;
        if (folder !== undefined) {
          await putIntoFolder(root, version, resolve(root, folder));
          return `Put ${version} into ${folder}/dist`;
        }
        if (origin !== undefined) {
          await putToOrigin(root, version, resolve(root, origin), keyFile);
          return `Signed ${version}, and put it into ${origin}`;
        }
        return `${here} must already be where the site looks: package.json has neither site.folder nor site.origin`;
      },
    },
  };
}

function readDestination(file: string): v.InferOutput<typeof DestinationSchema> {
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { site?: unknown }) : {};
  const { success, output } = v.safeParse(DestinationSchema, manifest.site);
  if (success) return output;
  throw new NoRemote(`There is no remote in this folder: ${file} has no site`);
}
