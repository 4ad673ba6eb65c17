import type { FileHashes } from '@site/remote-kit/descriptor.ts';
import { trustedScript } from '../trusted-types.ts';
import { importMapText, integrityOf, type ImportMap } from './import-map.ts';
import type { RegisteredRemote } from './registry.ts';

/** The remotes whose hashes are being fetched, or were, by their entries. */
const checked = new Map<string, Promise<void>>();

/**
 * Has the browser check every module of a remote before it runs: against the hashes in the page's import map or, if
 * those are another remote's, against the hashes in a file whose own hash is in the page. An engine that takes no
 * import map once modules have loaded checks only what the HTML names.
 */
export function checkModules({ entry = '', moduleHashes }: RegisteredRemote): Promise<void> {
  if (!moduleHashes || isInPage(entry)) return Promise.resolve();
  const known = checked.get(entry);
  if (known) return known;
  const { url, integrity } = moduleHashes;
  const adding = fetchHashes(url, integrity).then((hashes) =>
    addImportMap({ integrity: integrityOf(url.slice(0, url.lastIndexOf('/') + 1), hashes) }),
  );
  checked.set(entry, adding);
  // The next attempt asks again.
  adding.catch(() => checked.delete(entry));
  return adding;
}

async function fetchHashes(url: string, integrity: string): Promise<FileHashes> {
  const response = await fetch(url, { integrity });
  if (!response.ok) throw new Error(`The hashes of its modules were answered with ${response.status}`);
  return (await response.json()) as FileHashes;
}

const isInPage = (entry: string): boolean =>
  [...document.querySelectorAll('script[type="importmap"]')].some(({ textContent }) =>
    textContent.includes(JSON.stringify(entry)),
  );

/** The page's policy allows it by its hash. */
function addImportMap(map: ImportMap): void {
  const script = document.createElement('script');
  script.type = 'importmap';
  script.text = trustedScript(importMapText(map));
  document.head.append(script);
}
