import type { TokenDeclaration } from '../tokens/parse-tokens.ts';
import { tokenFile } from '../tokens/sources.ts';
import { corners, densities, faces, type BrandDraft } from './brand-draft.ts';
import { inkRamp, signalRamp, type Ramp } from './ramps.ts';

type Group = readonly (readonly [name: string, value: string])[];

/** The tokens of a brand in groups, as its file has them: those of its own, and shared ones that it changes. */
function groupsOf({ signal, ink, paper, display, body, corners: corner, density }: BrandDraft): readonly Group[] {
  return [
    rampOf('signal', signalRamp(signal, [paper, valueOf('colour-base', '--asphalt-100')])),
    rampOf('ink', inkRamp(ink)),
    [['--paper', paper]],
    [
      ['--font-display', faces[display].stack],
      ['--font-body', faces[body].stack],
    ],
    scaled('radius', corners[corner].factor),
    scaled('space', densities[density].factor),
  ];
}

const rampOf = (name: string, ramp: Ramp): Group =>
  Object.entries(ramp).map(([step, hex]) => [`--${name}-${step}`, hex]);

const valueOf = (file: string, name: string): string =>
  tokenFile(file).tokens.find((token) => token.name === name)?.value ?? '';

/** The lengths of a file of shared tokens, as many times as long; none if they stay as they are. */
const scaled = (file: string, factor: number): Group =>
  factor === 1
    ? []
    : tokenFile(file).tokens.flatMap(({ name, value }) =>
        value.endsWith('rem') ? [[name, `${Number.parseFloat(value) * factor}rem`] as const] : [],
      );

/** The tokens that a brand declares, as its file's declarations. */
export const draftTokens = (draft: BrandDraft): readonly TokenDeclaration[] =>
  groupsOf(draft)
    .flat()
    .map(([name, value]) => ({ name, value, selectors: [':root'], caption: undefined }));

/** The rule of a brand's tokens. */
export const draftRule = (draft: BrandDraft): string =>
  `:root {\n${groupsOf(draft)
    .filter((group) => group.length > 0)
    .map((group) => group.map(([name, value]) => `    ${name}: ${value};\n`).join(''))
    .join('\n')}  }`;

/** A brand's tokens.css. */
export const draftSheet = (draft: BrandDraft): string => `@layer tokens {\n  ${draftRule(draft)}\n}\n`;
