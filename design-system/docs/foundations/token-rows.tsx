import type { CSSProperties, ReactNode } from 'react';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { TokenDeclaration } from '../tokens/parse-tokens.ts';
import styles from './foundations.module.css';

export interface TokenRowsProps {
  tokens: readonly TokenDeclaration[];
  /** What shows the token; it reads `var(--token)`, or takes the name. */
  specimen: (token: TokenDeclaration) => ReactNode;
  /** What to say of its value; as written, unless told. */
  value?: (token: TokenDeclaration) => ReactNode;
}

/** One row a token: what it looks like, its name, its value, what it is for. */
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
