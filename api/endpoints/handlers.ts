import { endpoints, nameOf, type EndpointName } from '@site/contract';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Handler } from '../handler.ts';

const files = globSync('*/*/handler.ts', { cwd: import.meta.dirname }).map((file) => join(import.meta.dirname, file));

const found = await Promise.all(
  files.map(async (file) => {
    const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { default: Handler };
    return module.default;
  }),
);

/** The handler of every endpoint, by name: the default exports of the files `<subject>/<name>/handler.ts`. */
export const handlers = Object.fromEntries(found.map((handler) => [nameOf(handler.endpoint), handler])) as Readonly<
  Record<EndpointName, Handler>
>;

const missing = Object.keys(endpoints).filter((name) => !Object.hasOwn(handlers, name));
if (missing.length > 0) throw new Error(`There is no handler.ts for ${missing.join(', ')}`);
