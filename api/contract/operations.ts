import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from './endpoint.ts';
import { endpoints, nameOf, type EndpointName } from './endpoints.ts';
import type { Operation } from './operation.ts';

interface ContractFile {
  endpoint: Endpoint;
  operation: Operation;
}

const folder = join(import.meta.dirname, '../endpoints');
const found = await Promise.all(
  globSync('*/*/contract.{ts,js}', { cwd: folder }).map(
    (file) => import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href) as Promise<ContractFile>,
  ),
);

/** The documentation of every endpoint, found in the endpoints' folders. For programs: a browser has no folders. */
export const operations = Object.fromEntries(
  found.map(({ endpoint, operation }) => [nameOf(endpoint), operation]),
) as Readonly<Record<EndpointName, Operation>>;

const missing = Object.keys(endpoints).filter((name) => !Object.hasOwn(operations, name));
if (missing.length > 0) throw new Error(`There is no contract.ts for ${missing.join(', ')}`);
