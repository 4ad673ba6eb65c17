import { useDeferredValue, useState } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { DRAFT, showsDraft } from '../../../.storybook/toolbar/brand.ts';
import { brands } from '../../../.storybook/modes.ts';
import { Button } from '../../src/components/button/button.tsx';
import { Cluster } from '../../src/components/cluster/cluster.tsx';
import { Heading } from '../../src/components/heading/heading.tsx';
import { Stack } from '../../src/components/stack/stack.tsx';
import { Text } from '../../src/components/text/text.tsx';
import { Show } from '../blocks/show.tsx';
import type { BrandDraft } from './brand-draft.ts';
import { zipped } from './download.ts';
import { DraftContrast } from './draft-contrast.tsx';
import { draftOfBrand, startingPoints } from './draft-of-brand.ts';
import { Inputs } from './inputs.tsx';
import { Specimens } from './specimens.tsx';
import { useDraft } from './use-draft.ts';
import styles from './brand-builder.module.css';

/** Decisions, what they do to contrast and to every component, and the brand's folder to download. */
export function BrandBuilder() {
  const [draft, change] = useDraft();
  const measured = useDeferredValue(draft);
  const [starts, setStarts] = useState(0);
  const startFrom = (brand: string) => {
    change({ ...draftOfBrand(brand), name: draft.name });
    setStarts((count) => count + 1);
  };
  return (
    <Show>
      <Stack gap={7}>
        <section aria-label="Decisions" className={styles.decisions}>
          <Inputs key={starts} draft={draft} change={change} />
        </section>
        <Cluster>
          {startingPoints.map((brand) => (
            <Button key={brand} variant="secondary" size="sm" onClick={() => startFrom(brand)}>
              Start from {brands[brand as keyof typeof brands] ?? brand}
            </Button>
          ))}
        </Cluster>
        <Section title="Contrast">
          <DraftContrast draft={measured} />
        </Section>
        <Section title="Every component">
          <EveryStory />
          <Specimens />
        </Section>
        <Section title="The brand’s folder">
          <Text>
            Then{' '}
            <code>
              npm run new -- brand {draft.name} --from {draft.name}.zip
            </code>{' '}
            puts it into the design system and this toolbar. Its name, addresses and mark are for you to fill in.
          </Text>
          <div>
            <Button onClick={() => download(draft)}>Download {draft.name}.zip</Button>
          </div>
        </Section>
      </Stack>
    </Show>
  );
}

const Section = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <Stack as="section" gap={5}>
    <Heading level={2} size="md">
      {title}
    </Heading>
    {children}
  </Stack>
);

function EveryStory() {
  if (showsDraft)
    return <Text>Every story and page shows the draft, until you choose another brand in the toolbar.</Text>;
  const show = () => addons.getChannel().emit(UPDATE_GLOBALS, { globals: { brand: DRAFT } });
  return (
    <Cluster>
      <Button variant="secondary" size="sm" onClick={show}>
        Show it in every story
      </Button>
      <Text size="sm" muted>
        Pages too: it becomes the toolbar’s brand.
      </Text>
    </Cluster>
  );
}

function download(draft: BrandDraft) {
  const address = URL.createObjectURL(new Blob([zipped(draft)], { type: 'application/zip' }));
  Object.assign(document.createElement('a'), { href: address, download: `${draft.name}.zip` }).click();
  URL.revokeObjectURL(address);
}
