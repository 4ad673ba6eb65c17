import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readNotices, type Notice } from './licences.ts';

/** A build's bill of materials, in its folder: which packages are in what browsers load and in what the server runs. */
const SBOM = 'server/sbom.json';

/** What Vite writes beside a server bundle: the packages in it. */
export const SERVER_PACKAGES = 'packages.json';

/** The part of CycloneDX 1.5 that we write and read. */
interface BillOfMaterials {
  bomFormat: 'CycloneDX';
  specVersion: '1.5';
  version: 1;
  metadata: { component: Component & { type: 'application' } };
  components: (Component & { type: 'library' })[];
}

interface Component {
  name: string;
  version: string;
  purl?: string;
  'bom-ref': string;
  licenses?: { license: { id: string } | { name: string } }[];
}

type Package = Pick<Notice, 'name' | 'version' | 'identifier'>;

/** Writes that of the app in `root`, whose build has all its notices, and removes what Vite wrote for it. */
export async function writeSbom(build: string, root: string): Promise<void> {
  const app = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Package;
  const inServer = join(build, 'server', SERVER_PACKAGES);
  const packages = [
    ...(await readNotices(join(build, 'client'))),
    ...(JSON.parse(await readFile(inServer, 'utf8')) as Package[]),
  ];
  await rm(inServer);
  await writeFile(join(build, SBOM), JSON.stringify(billOf(app, packages), null, 2));
}

/** What a build contains; nothing where it does not say: earlier builds, and those of other tools. */
export async function readSbom(build: string): Promise<Pick<Package, 'name' | 'version'>[]> {
  const text = await readFile(join(build, SBOM), 'utf8').catch(() => undefined);
  return text === undefined ? [] : (JSON.parse(text) as BillOfMaterials).components;
}

/** Without a time or a number of its own, so that the same sources give the same build. */
export function billOf(app: Package, packages: readonly Package[]): BillOfMaterials {
  const once = new Map(packages.map((each) => [purlOf(each), each]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': app.name, name: app.name, version: app.version } },
    components: [...once]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([purl, { name, version, identifier }]) => ({
        type: 'library',
        'bom-ref': purl,
        name,
        version,
        purl,
        ...(identifier !== undefined && { licenses: [{ license: licenceOf(identifier) }] }),
      })),
  };
}

const purlOf = ({ name, version }: Package) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** An SPDX identifier is one word; anything else that packages say is a name. */
const licenceOf = (identifier: string) => (/^[\w.+-]+$/.test(identifier) ? { id: identifier } : { name: identifier });
