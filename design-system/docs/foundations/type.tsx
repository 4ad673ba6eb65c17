import { byKind } from '../tokens/group-tokens.ts';
import type { TokenDeclaration } from '../tokens/parse-tokens.ts';
import { brandTokens, sharedTokens } from './active-brand.ts';
import { inWindows, sizeAt, windows } from '../tokens/size-at.ts';
import { TokenRows } from './token-rows.tsx';
import styles from './foundations.module.css';

const words = 'The right people on the right road';

/** Heading and specimen for each kind of token; a kind without an entry shows only names and values. */
const kinds: Record<string, { title: string; show: (token: TokenDeclaration) => React.ReactNode }> = {
  text: { title: 'Sizes', show: ({ value }) => <Sizes value={value} /> },
  font: { title: 'Faces', show: () => <span className={styles.face}>{words}</span> },
  weight: { title: 'Weights', show: () => <span className={styles.weight}>{words}</span> },
  leading: {
    title: 'Line heights',
    show: () => (
      <span className={styles.leading}>{`${words}, at the right time, with the right papers in the cab.`}</span>
    ),
  },
  tracking: { title: 'Tracking', show: () => <span className={styles.tracking}>{words}</span> },
};

/** Every kind of token in type.css, and the brand's faces. */
export function Type() {
  const tokens = [...brandTokens().filter(({ name }) => name.startsWith('--font')), ...sharedTokens('type')];
  return [...byKind(tokens)].map(([kind, ofKind]) => (
    <section key={kind}>
      <h2>{kinds[kind]?.title ?? kind}</h2>
      <TokenRows
        tokens={ofKind}
        value={({ value }) => (kind === 'text' ? inWindows(value) : value)}
        specimen={(token) => kinds[kind]?.show(token)}
      />
    </section>
  ));
}

/** The same word at its real size on a phone, a tablet and a desktop. */
function Sizes({ value }: { value: string }) {
  const sizes = [...new Set(windows.map((width) => sizeAt(value, width)))];
  return (
    <span className={styles.sizes}>
      {sizes.map((size) => (
        <span key={size} className={styles.size} style={{ fontSize: `${size / 16}rem` }}>
          Road
        </span>
      ))}
    </span>
  );
}
