import type { TokenDeclaration } from './parse-tokens.ts';

/** The colour schemes that a page is shown in. */
export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

const ARGUMENT = String.raw`((?:[^(),]|\([^()]*\))+)`;
const EITHER = new RegExp(String.raw`light-dark\(${ARGUMENT}, ${ARGUMENT}\)`, 'g');

/** The declarations with the values that they have in that scheme: of `light-dark(…, …)`, the first or the second. */
export const inScheme = (declarations: readonly TokenDeclaration[], scheme: Scheme): readonly TokenDeclaration[] =>
  declarations.map((declaration) => ({
    ...declaration,
    value: declaration.value.replace(EITHER, scheme === 'light' ? '$1' : '$2'),
  }));
