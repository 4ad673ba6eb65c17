import { useOf } from '@storybook/addon-docs/blocks';
import { cva } from 'class-variance-authority';
import { Example } from '../blocks/example.tsx';
import type { Advice } from './spec.ts';
import { Words } from './words.tsx';
import styles from './component-page.module.css';

const frame = cva(styles.advice, { variants: { verdict: { Do: styles.do, 'Don’t': styles.dont } } });

/** What to do and what not, each with a picture from a story. */
export function Guidance({ advice }: { advice: readonly Advice[] }) {
  const { csfFile } = useOf('meta', ['meta']);
  return (
    <div className={styles.guidance}>
      {advice.map(({ verdict, story, why }) => (
        <div key={story} className={frame({ verdict })}>
          <Example of={csfFile.moduleExports[story]} />
          <Words>{`**${verdict}.** ${why}`}</Words>
        </div>
      ))}
    </div>
  );
}
