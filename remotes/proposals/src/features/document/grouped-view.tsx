import { Grid, Heading, Section, Stack } from '@site/design-system';
import type { Proposal } from '@site/contract';
import { categoryLabel, GROUPS, sectionsIn, themeInPart, themeLabel } from '../sections/categories.ts';
import { anchorOf } from '../sections/section.ts';
import { SectionCard } from '../sections/section-card.tsx';
import styles from './grouped-view.module.css';

/** All sections under the headings of their parts. */
export function GroupedView({ proposal: { copy, sections } }: { proposal: Proposal }) {
  return GROUPS[copy].map((group, index) => {
    const id = `part-${group.part}`;
    return (
      <Section
        key={group.part}
        tone={index % 2 === 0 ? 'default' : 'sunken'}
        className={styles.group}
        aria-labelledby={id}
      >
        <Stack gap={5}>
          <Heading level={2} id={id} className={styles.part}>
            {categoryLabel(group.part, copy).toUpperCase()}
          </Heading>
          <Grid min="lg" gap={5} className={styles.cards}>
            {sectionsIn(group, copy, sections).map((section) => (
              <SectionCard
                key={section.id}
                section={section}
                anchor={anchorOf(section)}
                theme={themeLabel(themeInPart(section, group.part), copy)}
              />
            ))}
          </Grid>
        </Stack>
      </Section>
    );
  });
}
