import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { sharedPackages } from '../../build/shared-packages.ts';

/**
 * From now on, this thread has one copy of each shared package: whatever imports it, wherever that was built, gets the
 * one that is installed for the module `importer`.
 */
export function shareOneCopy(importer: string): void {
  const parentURL = pathToFileURL(importer).href;
  registerHooks({
    resolve: (specifier, context, next) => next(specifier, isShared(specifier) ? { ...context, parentURL } : context),
  });
}

/** 'react' and 'react/jsx-runtime'. */
const isShared = (specifier: string): boolean =>
  sharedPackages.some((name) => specifier === name || specifier.startsWith(`${name}/`));
