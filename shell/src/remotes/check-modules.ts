import type { FileHashes } from '@site/remote-kit/descriptor.ts';
import { trustedScript } from '../trusted-types.ts';
import { hashesBesides, importMapText, integrityOf, type ImportMap } from './import-map.ts';
import type { RegisteredRemote } from './registry.ts';

/** The remotes whose hashes are being fetched, or were, by their entries. */
const checked = new Map<string, Promise<void>>();

let ofPage: FileHashes | undefined;

/** The modules that the page's HTML names, by their URLs; read before any map is added. */
function named(): FileHashes {
  if (ofPage) return ofPage;
  const map = document.querySelector('script[type="importmap"]')?.textContent;
  ofPage = map ? (JSON.parse(map) as ImportMap).integrity : {};
  return ofPage;
}

let pageReacts = false;

/**
 * Has the browser check every module of a remote before it runs: against the hashes in the page's import map or, of
 * what is not there, against the hashes in a file whose own hash is in the page. A page's own remote gets that file
 * once the page reacts, to which it needs no other modules than the HTML names. An engine that takes no import map once
 * modules have loaded checks only what the HTML names.
 */
export function checkModules(remote: RegisteredRemote): Promise<void> {
  const { entry = '', moduleHashes } = remote;
  if (!moduleHashes || (entry in named() && (!pageReacts || !isNamedInPart(remote)))) return Promise.resolve();
  const known = checked.get(entry);
  if (known) return known;
  const { url, integrity } = moduleHashes;
  const adding = fetchHashes(url, integrity).then((hashes) => {
    const all = integrityOf(url.slice(0, url.lastIndexOf('/') + 1), hashes);
    addImportMap({ integrity: hashesBesides(named(), all) });
  });
  checked.set(entry, adding);
  // The next attempt asks again.
  adding.catch(() => checked.delete(entry));
  return adding;
}

/** For the moment from which the page may load more of its own remote than its HTML names. */
export function checkWhatFollows(remotes: readonly RegisteredRemote[]): void {
  pageReacts = true;
  const own = remotes.find(({ entry = '' }) => entry in named());
  // Whatever is loaded next asks again.
  if (own) checkModules(own).catch(() => undefined);
}

/** As the server has it (`server/pages/document/document.ts`). */
const isNamedInPart = ({ entry = '', foreign }: RegisteredRemote): boolean => entry.startsWith('/') && !foreign;

async function fetchHashes(url: string, integrity: string): Promise<FileHashes> {
  const response = await fetch(url, { integrity });
  if (!response.ok) throw new Error(`The hashes of its modules were answered with ${response.status}`);
  return (await response.json()) as FileHashes;
}

/** The page's policy allows it by its hash. */
function addImportMap(map: ImportMap): void {
  const script = document.createElement('script');
  script.type = 'importmap';
  script.text = trustedScript(importMapText(map));
  document.head.append(script);
}
