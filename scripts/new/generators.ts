import { newBrand } from './brand.ts';
import type { Change } from './change.ts';
import { newComponent, PURPOSES } from './component.ts';
import { newEndpoint, type EndpointOptions } from './endpoint.ts';
import { newPage, type PageOptions } from './page.ts';
import { newRemote } from './remote.ts';

/** What is left to do by hand. */
export interface Outcome {
  /** The file that is written to be changed. */
  fillIn: string;
  /** Commands that show and prove the new thing. */
  tests: string[];
}

interface Generator {
  /** What the command line takes after the generator's name. */
  usage: string;
  does: string;
  run(change: Change, name: string, options: Options): Outcome;
}

type Options = PageOptions & EndpointOptions & { purpose?: string | undefined };

export const generators: Readonly<Record<string, Generator>> = {
  page: {
    usage: '<remote>/<name> [--path /<address>] [--layout site|standalone] [--reads <endpoint>]',
    does: 'a page of a remote, with its route and its stories',
    run: newPage,
  },
  endpoint: {
    usage: '<name> [--form [--prefix <ABC>]]',
    does: 'an endpoint that is open to everybody, with its mock and its tests; with --form it takes one that is stored and mailed',
    run: newEndpoint,
  },
  component: {
    usage: `<name> [--purpose ${PURPOSES.join('|')}]`,
    does: 'a component of the design system, with its stories and tests, in the next version',
    run: (change, name, { purpose }) => newComponent(change, name, purpose),
  },
  remote: {
    usage: '<name>',
    does: 'a remote with one page, /<name>, and its place in the registry',
    run: newRemote,
  },
  brand: {
    usage: '<name>',
    does: 'a brand, for Storybook’s toolbar and to be put in force',
    run: newBrand,
  },
};
