import type { CSSProperties, ReactNode } from 'react';
import type { TokenDeclaration } from '../tokens/parse-tokens.ts';
import { TokenName } from './token-name.tsx';
import { TokenUses } from './token-uses.tsx';
import { Tokens } from './tokens.tsx';
import styles from './foundations.module.css';

export interface TokenRowsProps {
  tokens: readonly TokenDeclaration[];
  /** Renders a specimen of the token, by `var(--token)` or by its name. */
  specimen: (token: TokenDeclaration) => ReactNode;
  /** How to print its value; by default as written. */
  value?: (token: TokenDeclaration) => ReactNode;
}

/** One row per token: specimen, name, value, purpose and uses. */
export function TokenRows({ tokens, specimen, value = ({ value: written }) => written }: TokenRowsProps) {
  return (
    <Tokens>
      <ul className={styles.rows}>
        {tokens.map((token) => (
          <li key={token.name} className={styles.row} style={{ '--token': `var(${token.name})` } as CSSProperties}>
            <div className={styles.specimen}>{specimen(token)}</div>
            <div className={styles.words}>
              <TokenName name={token.name} />
              <span className={styles.value}>{value(token)}</span>
              {token.caption && <span className={styles.caption}>{token.caption}</span>}
              <TokenUses of={token.name} />
            </div>
          </li>
        ))}
      </ul>
    </Tokens>
  );
}
