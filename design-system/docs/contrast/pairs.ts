/** A colour and its background, which need enough contrast. */
export interface Pair {
  /** The token of the text, line or icon. */
  colour: string;
  /** The background's token. */
  ground: string;
  /** `text`: WCAG 1.4.3. `interface`: large text, and the outlines of controls, icons and focus (1.4.11). */
  kind: 'text' | 'interface';
}

export const required: Readonly<Record<Pair['kind'], number>> = { text: 4.5, interface: 3 };

/** Tokens whose contrast carries no meaning, and why. */
export const decorative: Readonly<Record<string, string>> = {
  '--color-border':
    'Separates what space and headings already separate; the edge of a control is --color-border-strong.',
  '--color-text-disabled': 'WCAG 1.4.3 exempts the text of a disabled control.',
};

/** Which names pair with a name that matches, given all names. Names are without '--color-'. */
interface Rule {
  /** Matches the colour's name; its first group is passed to `grounds`. */
  colour: RegExp;
  kind: Pair['kind'];
  grounds: (names: readonly string[], group: string) => readonly string[];
}

/** Surfaces that any text may appear on. */
const isPlain = (name: string) => /^(background|surface(?!-ink$)(-.+)?|accent-surface)$/.test(name);
const plain = (names: readonly string[]) => names.filter(isPlain);
const among =
  (...wanted: string[]) =>
  (names: readonly string[]) =>
    names.filter((name) => wanted.includes(name));

const rules: readonly Rule[] = [
  { colour: /^(?:text|text-muted|link|accent-text)$/, kind: 'text', grounds: plain },
  { colour: /^text.*-on-(.+)$/, kind: 'text', grounds: (names, ground) => among(`surface-${ground}`)(names) },
  { colour: /^on-(.+)$/, kind: 'text', grounds: (names, fill) => among(fill, `${fill}-hover`)(names) },
  { colour: /^(.+)-text$/, kind: 'text', grounds: (names, kind) => among(`${kind}-surface`)(names) },
  // What was typed in a field with an error.
  { colour: /^text-on-paper$/, kind: 'text', grounds: among('danger-surface') },
  {
    colour: /^on-status$/,
    kind: 'interface',
    grounds: among('success-border', 'warning-border', 'danger-border', 'info-border'),
  },
  { colour: /^border-strong$/, kind: 'interface', grounds: plain },
  { colour: /^(.+)-border$/, kind: 'interface', grounds: (names, kind) => among(`${kind}-surface`)(names) },
  { colour: /^focus$/, kind: 'interface', grounds: plain },
  // Ring and halo contrast with each other, so that one of them is visible on any background.
  { colour: /^focus-halo$/, kind: 'interface', grounds: among('focus') },
];

const PREFIX = '--color-';

/** Base colours that components combine directly, the same on every tone. */
export const fixedPairs: readonly Pair[] = [
  // Lead of a Hero.
  { colour: '--ink-100', ground: '--ink-800', kind: 'text' },
  // Hovered links of SiteHeader and SiteFooter.
  { colour: '--color-text-accent-on-ink', ground: '--ink-900', kind: 'text' },
];

/** All pairs formed by semantic colours of these names. */
export function pairsOf(tokenNames: Iterable<string>): readonly Pair[] {
  const names = [...tokenNames].filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
  const pairs = names.flatMap((name) => rules.flatMap((rule) => pairsByRule(rule, name, names)));
  const unique = new Map(pairs.map((pair) => [`${pair.colour} on ${pair.ground}`, pair]));
  return [...unique.values()];
}

function pairsByRule({ colour, kind, grounds }: Rule, name: string, names: readonly string[]): Pair[] {
  const match = colour.exec(name);
  if (!match) return [];
  return grounds(names, match[1] ?? '').map((ground) => ({ colour: PREFIX + name, ground: PREFIX + ground, kind }));
}

/** The semantic colours that are neither in a pair nor listed as decorative. */
export function uncovered(tokenNames: Iterable<string>): readonly string[] {
  const names = [...tokenNames];
  const covered = new Set([
    ...pairsOf(names).flatMap(({ colour, ground }) => [colour, ground]),
    ...Object.keys(decorative),
  ]);
  return names.filter((name) => name.startsWith(PREFIX) && !covered.has(name));
}
