import { isKebabCase } from '../../../scripts/new/names.ts';

/** What a designer decides of a brand; its tokens follow from it. */
export interface BrandDraft {
  /** Of its folder, in kebab-case: 'north-star'. */
  name: string;
  /** The main buttons and marks: '#ff6e00'. */
  signal: string;
  /** Text and dark bands: '#17324f'. */
  ink: string;
  /** The page's background in the light: '#fbf9f5'. */
  paper: string;
  /** Of headings. */
  display: FaceName;
  /** Of everything else. */
  body: FaceName;
  corners: keyof typeof corners;
  density: keyof typeof densities;
}

/** The faces that the site has, and two that devices have. */
export const faces = {
  overpass: { label: 'Overpass', stack: "'Overpass Variable', 'Overpass Fallback', 'Arial', sans-serif" },
  'public-sans': { label: 'Public Sans', stack: "'Public Sans Variable', 'Public Sans Fallback', 'Arial', sans-serif" },
  system: { label: 'The device’s own', stack: "system-ui, 'Arial', sans-serif" },
  serif: { label: 'Georgia, or a serif', stack: "'Georgia', 'Times New Roman', serif" },
} as const;

type FaceName = keyof typeof faces;

/** How many times as round as the shared tokens. */
export const corners = {
  square: { label: 'Square', factor: 0 },
  standard: { label: 'Standard', factor: 1 },
  round: { label: 'Round', factor: 2 },
} as const;

/** How many times as much space as the shared tokens. */
export const densities = {
  compact: { label: 'Compact', factor: 0.875 },
  standard: { label: 'Standard', factor: 1 },
  roomy: { label: 'Roomy', factor: 1.125 },
} as const;

const isHex = (value: string): boolean => /^#[\da-f]{6}$/i.test(value);

const isAmong =
  (choices: object) =>
  (value: string): boolean =>
    Object.hasOwn(choices, value);

/** Says for each decision whether a value can be taken. */
export const accepts: Readonly<Record<keyof BrandDraft, (value: string) => boolean>> = {
  name: isKebabCase,
  signal: isHex,
  ink: isHex,
  paper: isHex,
  display: isAmong(faces),
  body: isAmong(faces),
  corners: isAmong(corners),
  density: isAmong(densities),
};

/** Whether it is a whole draft: one that was kept may be of another version of this page. */
export const isDraft = (value: unknown): value is BrandDraft =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(accepts).every(([key, accept]) => {
    const decision = (value as Record<string, unknown>)[key];
    return typeof decision === 'string' && accept(decision);
  });
