import { Unstyled } from '@storybook/addon-docs/blocks';
import type { Measured } from '../contrast/contrast.ts';
import { required } from '../contrast/pairs.ts';
import type { ResolvedTokens } from '../tokens/resolve-tokens.ts';
import styles from './colour.module.css';
import foundations from './foundations.module.css';

/** Pairs of colours with their contrast ratios, each shown in its own colours. */
export function Pairs({ tokens, measured }: { tokens: ResolvedTokens; measured: readonly Measured[] }) {
  return (
    <Unstyled>
      <ul className={styles.pairs}>
        {measured.map(({ colour, ground, kind, ratio, passes }) => (
          <li key={`${colour} ${ground}`} className={styles.pair}>
            <span className={styles.chip} style={{ background: tokens.get(ground), color: tokens.get(colour) }}>
              {kind === 'text' ? 'Aa' : <span className={styles.ring} />}
            </span>
            <span className={styles.pairWords}>
              <code className={foundations.name}>{short(colour)}</code>
              <span className={foundations.value}>on {short(ground)}</span>
            </span>
            <span className={styles.ratio} data-fails={!passes || undefined}>
              {figure(ratio)}
              <span className={`${foundations.value} ${styles.need}`}>
                {passes ? `needs ${required[kind]}` : `fails ${required[kind]}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

const short = (name: string) => name.replace(/^--(color-)?/, '');

/** How many pairs there are by name, how many fail, and the lowest ratios: one for text and one for the interface. */
export function Summary({ results }: { results: Readonly<Record<string, readonly Measured[]>> }) {
  return (
    <Unstyled>
      <ul className={styles.summary}>
        {Object.entries(results).map(([name, measured]) => (
          <li key={name} className={styles.result}>
            <span className={styles.resultName}>{name}</span>
            <span>{`${measured.length} pairs, ${measured.filter(({ passes }) => !passes).length} fail`}</span>
            <span>{`text from ${lowest(measured, 'text')}, interface from ${lowest(measured, 'interface')}`}</span>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

const lowest = (measured: readonly Measured[], kind: Measured['kind']) =>
  figure(Math.min(...measured.filter((pair) => pair.kind === kind).map(({ ratio }) => ratio)));

/** Rounded down, so as never to overstate the contrast. */
const figure = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);
