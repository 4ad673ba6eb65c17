import { Subheading, Unstyled } from '@storybook/addon-docs/blocks';
import { spokenIn } from './sources.ts';
import { Words } from './words.tsx';
import styles from './component-page.module.css';

/** Keys, and what a screen reader says. */
export function Accessibility({ folder, keyboard }: { folder: string; keyboard: string | undefined }) {
  return (
    <>
      {keyboard && (
        <>
          <Subheading>Keyboard</Subheading>
          <Words>{keyboard}</Words>
        </>
      )}
      <Subheading>Screen readers</Subheading>
      <p>
        In the example, after its play function: names, roles and states from Chromium’s accessibility tree, in the
        order in which they are read.
      </p>
      <Unstyled>
        <pre className={styles.spoken}>{spokenIn(folder)}</pre>
      </Unstyled>
    </>
  );
}
