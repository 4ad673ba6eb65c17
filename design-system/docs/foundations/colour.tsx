import { measure, measureAll, schemes, tones, type Scheme, type Tone } from '../contrast/contrast.ts';
import { decorative, type Pair } from '../contrast/pairs.ts';
import { byKind } from '../tokens/group-tokens.ts';
import type { TokenDeclaration } from '../tokens/parse-tokens.ts';
import { resolveTokens } from '../tokens/resolve-tokens.ts';
import { brandNames, tokenFile, tokensOf } from '../tokens/sources.ts';
import { activeTokens, brandTokens } from './active-brand.ts';
import { Pairs, Summary } from './contrast-pairs.tsx';
import { TokenName } from './token-name.tsx';
import { TokenUses } from './token-uses.tsx';
import { Tokens } from './tokens.tsx';
import styles from './colour.module.css';
import foundations from './foundations.module.css';

const isColour = ({ value }: TokenDeclaration) => value.startsWith('#');

/** The ramps of the active brand, then those that all brands share. */
export function BaseColours() {
  const ramps = byKind([...brandTokens(), ...tokenFile('colour-base').tokens].filter(isColour));
  return (
    <Tokens>
      <div className={styles.ramps}>
        {[...ramps].map(([kind, steps]) => (
          <ul key={kind} className={styles.ramp} aria-label={kind}>
            {steps.map(({ name, value, caption }) => (
              <li key={name} className={styles.step}>
                <span className={styles.swatch} style={{ background: `var(${name})` }} />
                <TokenName name={name} />
                <span className={foundations.value}>{value}</span>
                {caption && <span className={foundations.caption}>{caption}</span>}
                <TokenUses of={name} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Tokens>
  );
}

/** The meaning of every semantic name, and its value on each tone, with that of the dark scheme where it differs. */
export function SemanticColours() {
  const { tokens } = tokenFile('colour-semantic');
  const names = tokens.filter(({ name, selectors }) => name.startsWith('--color-') && selectors.includes(':root'));
  const values = tones.map((tone) => ({
    tone,
    light: resolveTokens(activeTokens(), tone, 'light'),
    dark: resolveTokens(activeTokens(), tone, 'dark'),
  }));
  return (
    <Tokens>
      <div className={styles.scroller} tabIndex={0} role="region" aria-label="Semantic colours">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              {tones.map((tone) => (
                <th key={tone} scope="col">
                  {tone}
                </th>
              ))}
              <th scope="col">For</th>
            </tr>
          </thead>
          <tbody>
            {names.map(({ name, caption }) => (
              <tr key={name}>
                <th scope="row">
                  <TokenName name={name} />
                </th>
                {values.map(({ tone, light, dark }) => (
                  <td key={tone}>
                    <Sample colour={light.get(name)} />
                    {dark.get(name) !== light.get(name) && <Sample colour={dark.get(name)} scheme="dark" />}
                  </td>
                ))}
                <td className={styles.purpose}>
                  {caption}
                  <TokenUses of={name} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Tokens>
  );
}

const Sample = ({ colour, scheme }: { colour: string | undefined; scheme?: Scheme }) => (
  <span className={styles.sample}>
    <span className={styles.dot} style={{ background: colour }} />
    {colour}
    {scheme && `, ${scheme}`}
  </span>
);

/** Text on orange, and orange text, with their contrast ratios. */
export function WordsAndOrange() {
  const tokens = resolveTokens(activeTokens(), 'paper', 'light');
  return <Pairs tokens={tokens} measured={orange.map((pair) => measure(pair, tokens))} />;
}

const orange: readonly Pair[] = [
  { colour: '--white', ground: '--color-accent', kind: 'text' },
  { colour: '--color-on-accent', ground: '--color-accent', kind: 'text' },
  { colour: '--color-accent', ground: '--color-background', kind: 'text' },
  { colour: '--color-accent-text', ground: '--color-background', kind: 'text' },
];

/** Of every brand, tone and scheme. */
export function ContrastSummary() {
  const results = brandNames.flatMap((brand) =>
    tones.flatMap((tone) =>
      schemes.map((scheme) => [`${brand}, ${tone}, ${scheme}`, measureAll(tokensOf(brand), tone, scheme)] as const),
    ),
  );
  return <Summary results={Object.fromEntries(results)} />;
}

/** Every pair of the active brand on one tone in one scheme, shown in its own colours. */
export function Contrast({ tone, scheme }: { tone: Tone; scheme: Scheme }) {
  const tokens = resolveTokens(activeTokens(), tone, scheme);
  return <Pairs tokens={tokens} measured={measureAll(activeTokens(), tone, scheme)} />;
}

export const Decorative = () => (
  <ul>
    {Object.entries(decorative).map(([name, reason]) => (
      <li key={name}>
        <code>{name}</code>: {reason}
      </li>
    ))}
  </ul>
);
