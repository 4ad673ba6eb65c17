import type { CSSProperties, ReactNode } from 'react';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { TokenDeclaration } from '../tokens/parse-tokens.ts';
import styles from './foundations.module.css';

export interface TokenRowsProps {
  tokens: readonly TokenDeclaration[];
  /** Renders a specimen of the token, by `var(--token)` or by its name. */
  specimen: (token: TokenDeclaration) => ReactNode;
  /** How to print its value; by default as written. */
  value?: (token: TokenDeclaration) => ReactNode;
}

/** One row per token: specimen, name, value and purpose. */
export function TokenRows({ tokens, specimen, value = ({ value: written }) => written }: TokenRowsProps) {
  return (
    <Unstyled>
      <ul className={styles.rows}>
        {tokens.map((token) => (
          <li key={token.name} className={styles.row} style={{ '--token': `var(${token.name})` } as CSSProperties}>
            <div className={styles.specimen}>{specimen(token)}</div>
            <div className={styles.words}>
              <code className={styles.name}>{token.name}</code>
              <span className={styles.value}>{value(token)}</span>
              {token.caption && <span className={styles.caption}>{token.caption}</span>}
            </div>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
