import { siteEndpoints, staffEndpoints, type Endpoint } from '@site/contract';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { Change } from './change.ts';
import { insertBefore } from './insert.ts';
import { namesOf } from './names.ts';
import type { Outcome } from './outcome.ts';
import { addPageLink } from './page-links.ts';
import { Refusal } from './refusal.ts';
import { own } from './registry.ts';
import { createFrom } from './templates.ts';

export interface PageOptions {
  /** Its path; default: its name. */
  path?: string | undefined;
  layout?: string | undefined;
  /** The endpoint whose reply it shows, by the name of the client's method. */
  reads?: string | undefined;
}

const LAYOUTS = ['site', 'standalone'];
/** Its pages are the desk's: behind the staff session, and linked only from one another. */
const DESK = 'staff-tools';

/** @param place '<remote>/<page>' */
export function newPage(change: Change, place: string, options: PageOptions = {}): Outcome {
  const [remote = '', page = '', ...more] = place.split('/');
  if (page === '' || more.length > 0) throw new Refusal(`Say which remote the page belongs to: marketing/${remote}.`);
  const names = namesOf(page);
  const isOnDesk = remote === DESK;
  const { path = isOnDesk ? `/staff/${page}` : `/${page}`, layout = 'site', reads } = options;
  if (!/^\/\S*$/.test(path)) throw new Refusal(`The address must be a path on the site: '/${page}'.`);
  if (!LAYOUTS.includes(layout)) throw new Refusal(`--layout must be ${LAYOUTS.join(' or ')}.`);
  if (isOnDesk) refuseUnreadable(reads ?? '', staffEndpoints, 'staff-endpoints.ts, such as auditLog');
  else if (reads !== undefined) refuseUnreadable(reads, siteEndpoints, 'site-endpoints.ts, such as payByRole');

  const folder = `remotes/${remote}`;
  const routes = `${folder}/src/routes.tsx`;
  const pageFolder = `src/pages/${page}`;
  if (!change.has(routes)) throw new Refusal(`There is no remote ${remote}.`);
  if (change.has(join(folder, pageFolder))) throw new Refusal(`${remote} already has a page ${page}.`);
  refuseTaken(change, routes, path);

  const ownTemplates = ['page/shared', reads === undefined ? 'page/static' : 'page/reading'];
  for (const templates of isOnDesk ? ['page/desk'] : ownTemplates) {
    createFrom(change, templates, join(folder, pageFolder), {
      ...names,
      path,
      remote: namesOf(remote).title,
      reads: reads ?? '',
      storybook: '../../../../../.storybook',
    });
  }
  const line = (facts: string, module: string) =>
    `{ ${facts}, layout: '${layout}', load: () => import('./pages/${page}/${module}') },\n`;
  if (isOnDesk) {
    addRoute(change, routes, 'DeskRoute', line(`path: '${path}', name: '${names.title}'`, 'page.tsx'));
  } else {
    addRoute(change, routes, 'RemoteRoute', line(`path: '${path}'`, 'index.ts'));
    addPageHead(change, folder, path);
    addPageLink(change, remote, page, path);
  }
  own(change, remote, path);
  return {
    fillIn: `${folder}/${pageFolder}/page.tsx`,
    tests: [`npm test -- ${folder}/${pageFolder}`, 'npm run dev'],
  };
}

/** Adds a line to the list of routes, before any spread into it, which may contain the same paths. */
const addRoute = (change: Change, routes: string, type: string, line: string): void =>
  change.edit(routes, (text) =>
    insertBefore(text, line, { start: `export const routes: ${type}[] = [`, pattern: /^(?: {2}\.\.\.|\];$)/m }),
  );

const addPageHead = (change: Change, folder: string, path: string): void =>
  change.edit(`${folder}/src/page-heads.test-support.ts`, (text) =>
    insertBefore(text, `'${path}': { below: '/' },\n`, {
      start: 'export const pageHeads: PageHeads = {',
      pattern: /^\};$/m,
    }),
  );

/** A page loads its data before it shows, so the endpoint must answer a GET without input. */
function refuseUnreadable(reads: string, endpoints: Readonly<Record<string, Endpoint>>, file: string): void {
  const endpoint = endpoints[reads];
  if (!endpoint) throw new Refusal(`--reads must be an endpoint in api/contract/${file}.`);
  if (endpoint.method !== 'GET' || !v.is(endpoint.input, {})) {
    throw new Refusal(`${reads} needs input: write the loader by hand.`);
  }
}

/** Refuses a path that the routes, or a list that they import, already have. */
function refuseTaken(change: Change, routes: string, path: string): void {
  const imported = [...change.read(routes).matchAll(/^import .* from '(\.[^']+)';$/gm)].map(([, file = '']) =>
    join(dirname(routes), file),
  );
  const taken = [routes, ...imported].find((file) => change.read(file).includes(`'${path}'`));
  if (taken) throw new Refusal(`${taken} already has the path ${path}.`);
}
