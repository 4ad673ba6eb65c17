import { Unstyled } from '@storybook/addon-docs/blocks';
import { Button } from '../../src/components/button/button.tsx';
import { breakpoints } from '../../src/tokens/breakpoints.ts';
import { byKind } from '../tokens/group-tokens.ts';
import { inWindows, sizeAt, windows } from '../tokens/size-at.ts';
import { tokenFile } from '../tokens/sources.ts';
import { sharedTokens } from './active-brand.ts';
import { TokenRows } from './token-rows.tsx';
import styles from './foundations.module.css';

const inPixels = (value: string) => (/^[\d.]+rem$/.test(value) ? `${value}, ${sizeAt(value, 0)} px` : value);

/** The comment that opens the token file, with text between backticks as `code`. */
export function Lead({ file }: { file: string }) {
  const parts = tokenFile(file).caption?.split('`') ?? [];
  return <p>{parts.map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part))}</p>;
}

export const Space = () => (
  <TokenRows
    tokens={sharedTokens('space')}
    value={({ value }) => inPixels(value)}
    specimen={() => <span className={styles.bar} />}
  />
);

export const Controls = () => (
  <TokenRows
    tokens={sharedTokens('control')}
    value={({ value }) => inPixels(value)}
    specimen={() => <span className={styles.height} />}
  />
);

export const Radius = () => (
  <TokenRows
    tokens={sharedTokens('radius')}
    value={({ value }) => inPixels(value)}
    specimen={() => <span className={styles.corner} />}
  />
);

/** A line for each width; the focus ring, which combines several tokens, is shown in use. */
export function Borders() {
  const { border = [], focus = [] } = Object.fromEntries(byKind(sharedTokens('border')));
  return (
    <>
      <TokenRows tokens={border} specimen={() => <span className={styles.line} />} />
      <h2>Focus</h2>
      <p>
        The focused element has a ring and a halo of opposite colours, so that one of them is visible on any background.
      </p>
      <Unstyled>
        <div className={styles.tones}>
          {(['paper', 'ink', 'accent'] as const).map((tone) => (
            <div key={tone} data-tone={tone} className={styles.tone}>
              <span className={styles.focused}>On {tone}</span>
            </div>
          ))}
        </div>
      </Unstyled>
      <TokenRows
        tokens={focus}
        specimen={({ value }) => (value.endsWith('px') ? <span className={styles.line} /> : null)}
      />
    </>
  );
}

export const Elevation = () => (
  <TokenRows
    tokens={sharedTokens('elevation')}
    value={() => null}
    specimen={() => <span className={styles.raised} />}
  />
);

export function Motion() {
  const { duration = [], ease = [] } = Object.fromEntries(byKind(sharedTokens('motion')));
  return (
    <>
      <TokenRows tokens={duration} specimen={({ value }) => <Track duration={value} />} />
      <h2>Easing</h2>
      <TokenRows tokens={ease} specimen={({ name }) => <Track easing={`var(${name})`} duration="900ms" />} />
    </>
  );
}

function Track({ duration, easing = 'var(--ease-out)' }: { duration: string; easing?: string }) {
  return (
    <span className={styles.track}>
      <Button
        size="sm"
        variant="secondary"
        onClick={({ currentTarget }) => drive(currentTarget.nextElementSibling, duration, easing)}
      >
        Play
      </Button>
      <span className={styles.lane}>
        <span className={styles.runner} />
      </span>
    </span>
  );
}

function drive(lane: Element | null, duration: string, easing: string) {
  const runner = lane?.firstElementChild;
  if (!lane || !runner || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const way = lane.clientWidth - runner.clientWidth;
  const timing = easing.startsWith('var(') ? getComputedStyle(runner).getPropertyValue(easing.slice(4, -1)) : easing;
  runner.animate([{ translate: '0' }, { translate: `${way}px` }], {
    duration: Number.parseFloat(duration),
    easing: timing,
    fill: 'forwards',
  });
}

export const Layers = () => (
  <TokenRows
    tokens={sharedTokens('z-index').toReversed()}
    specimen={({ value }) => <span className={styles.layer}>{value}</span>}
  />
);

/** Specimens are drawn to the scale of a desktop window. */
const WIDEST = windows.at(-1) ?? 1440;

export const Layout = () => (
  <TokenRows
    tokens={sharedTokens('layout')}
    value={({ value }) => inWindows(value)}
    specimen={({ value }) => (
      <span className={styles.window} style={{ inlineSize: `${(100 * sizeAt(value, WIDEST)) / WIDEST}%` }} />
    )}
  />
);

/** Widths from breakpoints.ts, drawn to scale. */
export function Breakpoints() {
  const steps = [['', 0], ...Object.entries(breakpoints)] as Array<[string, number]>;
  const widest = Math.max(...Object.values(breakpoints)) * 1.2;
  return (
    <Unstyled>
      <ol className={styles.rows}>
        {steps.map(([name, from], index) => {
          const to = steps[index + 1]?.[1];
          return (
            <li key={name} className={styles.row}>
              <div className={styles.specimen}>
                <span className={styles.window} style={{ inlineSize: `${(100 * (to ?? widest)) / widest}%` }} />
              </div>
              <div className={styles.words}>
                <code className={styles.name}>{name || 'base'}</code>
                <span className={styles.value}>
                  {to === undefined ? `from ${from} px` : from === 0 ? `under ${to} px` : `${from} to ${to - 1} px`}
                </span>
                {from > 0 && <code className={styles.caption}>{`@media (width >= ${from}px)`}</code>}
              </div>
            </li>
          );
        })}
      </ol>
    </Unstyled>
  );
}
