import { use } from 'react';
import type { ComponentFacts } from '../../../.storybook/documentation/component-facts/component-facts.ts';
import { addressOf, StorybookLink } from '../blocks/show.tsx';
import { TokenName } from '../foundations/token-name.tsx';
import { Tokens } from '../foundations/tokens.tsx';
import { Words } from './words.tsx';
import styles from './component-page.module.css';

// Collecting them takes a moment in development, and the page is shown meanwhile.
let facts: Promise<typeof import('virtual:component-facts')> | undefined;

function useFacts(folder: string): ComponentFacts | undefined {
  facts ??= import('virtual:component-facts');
  return use(facts).default[folder];
}

export function UsedTokens({ folder }: { folder: string }) {
  const { tokens = [], madeOf = [] } = useFacts(folder) ?? {};
  return (
    <>
      {tokens.length > 0 && (
        <Tokens>
          <ul className={styles.tokens}>
            {tokens.map(({ name, properties }) => (
              <li key={name}>
                {isColour(name) && (
                  <span className={styles.swatch} style={{ background: `var(${name})` }} aria-hidden="true" />
                )}
                <TokenName name={name} />
                <span className={styles.properties}>{properties.join(', ')}</span>
              </li>
            ))}
          </ul>
        </Tokens>
      )}
      {madeOf.length > 0 && (
        <Words>{`${tokens.length > 0 ? 'And those of' : 'Those of'} ${inWords(madeOf.map((part) => `\`${part}\``))}.`}</Words>
      )}
      {tokens.length + madeOf.length === 0 && <p>None.</p>}
    </>
  );
}

const isColour = (name: string) =>
  CSS.supports('color', getComputedStyle(document.documentElement).getPropertyValue(name));

const inWords = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words);

export function Styles({ folder }: { folder: string }) {
  const { minified = 0, brotli = 0 } = useFacts(folder)?.css ?? {};
  return minified === 0 ? (
    <p>It has no styles of its own.</p>
  ) : (
    <p>
      {inBytes(minified)} minified, {inBytes(brotli)} compressed with Brotli on their own. The site sends one style
      sheet for all components, in which they take less.
    </p>
  );
}

const inBytes = (bytes: number) => `${bytes.toLocaleString('en-GB')} bytes`;

export function Pages({ folder }: { folder: string }) {
  const { pages = [] } = useFacts(folder) ?? {};
  return pages.length === 0 ? (
    <p>No page uses it directly.</p>
  ) : (
    <ul className={styles.pages}>
      {pages.map(({ id, title }) => (
        <li key={id}>
          <StorybookLink href={addressOf(id)}>{title.replaceAll('/', ': ')}</StorybookLink>
        </li>
      ))}
    </ul>
  );
}
