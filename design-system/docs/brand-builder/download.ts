import { strToU8, zipSync } from 'fflate';
import { fill } from '../../../scripts/new/fill.ts';
import { namesOf } from '../../../scripts/new/names.ts';
import type { BrandDraft } from './brand-draft.ts';
import { draftSheet, draftTokens } from './draft-tokens.ts';

/** The generator's templates of a brand's files. */
const templates = import.meta.glob<string>('../../../scripts/new/templates/brand/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The files of a brand's folder, by path: 'north-star/tokens.css'. */
export function brandFolder(draft: BrandDraft): Readonly<Record<string, string>> {
  const colourOf = (token: string) =>
    draftTokens(draft)
      .find(({ name }) => name === token)
      ?.value.toUpperCase() ?? '';
  const values = {
    ...namesOf(draft.name),
    themeColour: colourOf('--signal-500'),
    darkThemeColour: colourOf('--ink-900'),
  };
  const files = Object.entries(templates).map(([path, text]): [string, string] => [
    /([^/]+)\.txt$/.exec(path)?.[1] ?? path,
    fill(text, values),
  ]);
  return Object.fromEntries(
    [...files, ['tokens.css', draftSheet(draft)] as const].map(([file, text]) => [`${draft.name}/${file}`, text]),
  );
}

/** The folder as a zip file, which `npm run new -- brand` takes. */
export const zipped = (draft: BrandDraft): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(Object.entries(brandFolder(draft)).map(([path, text]) => [path, strToU8(text)])));
