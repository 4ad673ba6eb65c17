import { readBrandFolder } from './brand-folder.ts';
import type { Change } from './change.ts';
import { insertBefore } from './insert.ts';
import { namesOf, type Names } from './names.ts';
import type { Outcome } from './outcome.ts';
import { Refusal } from './refusal.ts';
import { createFrom } from './templates.ts';

const BRANDS = 'design-system/src/brand';

export interface BrandOptions {
  /** The folder that the brand builder made, or its zip file. */
  from?: string | undefined;
}

/** A brand: of the brand builder, or one that starts with the colours and fonts of the current one. */
export function newBrand(change: Change, name: string, { from }: BrandOptions): Outcome {
  const names = namesOf(name);
  const folder = `${BRANDS}/${name}`;
  if (change.has(folder)) throw new Refusal(`There is already a brand ${name}.`);
  if (from === undefined) copyCurrent(change, names, folder);
  else for (const [file, text] of Object.entries(readBrandFolder(from, name))) change.create(`${folder}/${file}`, text);
  change.edit('.storybook/modes.ts', (text) =>
    insertBefore(text, `, '${name}': '${names.pascal}' `, {
      start: 'export const brands = {',
      pattern: / \} as const;/,
    }),
  );
  change.edit('.storybook/toolbar/active-brand.ts', (text) =>
    insertBefore(text, `'${name}': () => import('../../${folder}/index.ts'),\n`, {
      start: 'const folders = {',
      pattern: /^\} satisfies/m,
    }),
  );
  return {
    fillIn: `${folder}/facts.ts`,
    tests: ['npm test -- design-system/docs/contrast', 'npm run storybook'],
  };
}

function copyCurrent(change: Change, names: Names, folder: string): void {
  const current = /from '\.\/([\w-]+)\/index\.ts'/.exec(change.read(`${BRANDS}/index.ts`))?.[1];
  const tokens = change.read(`${BRANDS}/${current}/tokens.css`);
  const colourOf = (token: string): string => {
    const colour = new RegExp(`${token}: (#\\w+);`).exec(tokens)?.[1];
    if (colour === undefined) throw new Refusal(`The brand ${current} has no ${token} to start from.`);
    return colour.toUpperCase();
  };
  createFrom(change, 'brand', folder, {
    ...names,
    themeColour: colourOf('--signal-500'),
    darkThemeColour: colourOf('--ink-900'),
  });
  change.create(`${folder}/tokens.css`, tokens.replace(/^\/\*.*?\*\/\n/s, ''));
}
