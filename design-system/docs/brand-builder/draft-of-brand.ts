import { brandFiles, tokenFile, tokensOf } from '../tokens/sources.ts';
import { corners, densities, faces, type BrandDraft } from './brand-draft.ts';

/** The decisions behind a brand's tokens, as near as this page's choices come to them. */
export function draftOfBrand(brand: string): BrandDraft {
  const values = new Map(tokensOf(brand).map(({ name, value }) => [name, value]));
  const valueOf = (name: string) => values.get(name) ?? '';
  const factor = (file: string, name: string) => {
    const shared = tokenFile(file).tokens.find((token) => token.name === name)?.value ?? '';
    return Number.parseFloat(valueOf(name)) / Number.parseFloat(shared);
  };
  return {
    name: `new-${brand}`,
    signal: valueOf('--signal-500'),
    ink: valueOf('--ink-800'),
    paper: valueOf('--paper'),
    display: keyOf(faces, ({ stack }) => stack === valueOf('--font-display')) ?? 'system',
    body: keyOf(faces, ({ stack }) => stack === valueOf('--font-body')) ?? 'system',
    corners: keyOf(corners, (corner) => corner.factor === factor('radius', '--radius-md')) ?? 'standard',
    density: keyOf(densities, (density) => density.factor === factor('space', '--space-4')) ?? 'standard',
  };
}

const keyOf = <Key extends string, Value>(choices: Readonly<Record<Key, Value>>, matches: (value: Value) => boolean) =>
  (Object.keys(choices) as Key[]).find((key) => matches(choices[key]));

export const startingPoints = Object.keys(brandFiles);
