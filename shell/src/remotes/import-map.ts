import type { FileHashes } from '@site/remote-kit/descriptor.ts';

/** As the standard has it. https://html.spec.whatwg.org/multipage/webappapis.html#import-maps */
export interface ImportMap {
  integrity: FileHashes;
}

/**
 * The part of an import map that lets a browser check the modules of one version of a remote, however they are loaded.
 *
 * @param base URL of the folder of the modules, with a trailing slash
 */
export const integrityOf = (base: string, modules: FileHashes): FileHashes =>
  Object.fromEntries(Object.entries(modules).map(([path, hash]) => [base + path, hash]));

/**
 * A map as inline script. Server and browser write the same text: the page's policy allows only the inline scripts that
 * it names by their hashes.
 */
export const importMapText = (map: ImportMap): string => JSON.stringify(map).replaceAll('<', '\\u003c');

/** The hashes of the modules that `named` does not have. */
export const hashesBesides = (named: FileHashes, all: FileHashes): FileHashes =>
  Object.fromEntries(Object.entries(all).filter(([url]) => !(url in named)));
