import { newBrand, type BrandOptions } from './brand.ts';
import type { Change } from './change.ts';
import { newComponent, PURPOSES } from './component.ts';
import { newEndpoint, type EndpointOptions } from './endpoint.ts';
import { newFragment, type FragmentOptions } from './fragment.ts';
import type { Outcome } from './outcome.ts';
import { newPage, type PageOptions } from './page.ts';
import { Refusal } from './refusal.ts';
import { newRemote } from './remote.ts';
import { newVersion, STEPS } from './version.ts';

interface Generator {
  /** The command-line arguments after the generator's name. */
  usage: string;
  does: string;
  run(change: Change, name: string, options: Options): Outcome;
}

type Options = PageOptions & FragmentOptions & EndpointOptions & BrandOptions & { purpose?: string | undefined };

export const generators: Readonly<Record<string, Generator>> = {
  page: {
    usage: '<remote>/<name> [/<address>] [--layout site|standalone] [--reads <endpoint>]',
    does: 'a page of a remote, with its route and its stories',
    run: newPage,
  },
  fragment: {
    usage: '<remote>/<name> [--from <remote.json of a remote in another repository>]',
    does: 'a part of a remote that pages of other remotes show, with its story; with --from, what pages must know of one',
    run: newFragment,
  },
  endpoint: {
    usage: '<name> [--form [--prefix <ABC>]]',
    does: 'a public endpoint, with its mock and its tests; with --form it accepts a form that is stored and mailed',
    run: newEndpoint,
  },
  component: {
    usage: `<name> [--purpose ${PURPOSES.join('|')}]`,
    does: 'a component of the design system, with its stories, guidance and tests: a draft until a version names it',
    run: (change, name, { purpose }) => newComponent(change, name, purpose),
  },
  version: {
    usage: STEPS.join('|'),
    does: 'the design system’s next version, of what its changelog has as unreleased',
    run: newVersion,
  },
  remote: {
    usage: '<name> [/<address>]',
    does: 'a remote with one page, at /<name> unless told otherwise, which it owns',
    run: (change, name, { path }) => newRemote(change, name, path),
  },
  brand: {
    usage: '<name> [--from <folder or zip file of the brand builder>]',
    does: 'a brand, which appears in Storybook’s toolbar',
    run: newBrand,
  },
};

/** @throws {Refusal} what it is told makes no sense, or is not for this generator */
export function run(change: Change, kind: string, name: string, options: Options): Outcome {
  const generator = generators[kind]!;
  // An address may be told without its option.
  const takes = (option: string) => generator.usage.includes(option === 'path' ? '/<address>' : `--${option}`);
  for (const [option, value] of Object.entries(options))
    if (value !== undefined && !takes(option))
      throw new Refusal(`${kind} takes no --${option}: npm run new -- ${kind} ${generator.usage}`);
  return generator.run(change, name, options);
}
