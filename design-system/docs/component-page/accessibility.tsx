import { Subheading, Unstyled } from '@storybook/addon-docs/blocks';
import { spokenIn } from './sources.ts';
import { Words } from './words.tsx';
import { brand } from '../../src/brand/index.ts';
import { brand as ownBrand } from '../../src/brand/facts.ts';
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
        order in which they are read. The tree does not tell which link is current (<code>aria-current</code>), though
        screen readers do.
        {brand.name !== ownBrand.name && ` The words are ${ownBrand.name}’s, whichever brand the toolbar shows.`}
      </p>
      <Unstyled>
        <pre className={styles.spoken}>{spokenIn(folder)}</pre>
      </Unstyled>
    </>
  );
}
