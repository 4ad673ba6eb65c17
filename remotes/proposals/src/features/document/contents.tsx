import { Heading, Section, Stack } from '@site/design-system';
import type { Proposal } from '@site/contract';
import { categoryLabel, GROUPS, sectionsIn } from '../sections/categories.ts';
import { anchorOf } from '../sections/section.ts';
import styles from './contents.module.css';

/** On paper, the list of sections with their pages, after the cover. */
export function Contents({ proposal: { copy, sections } }: { proposal: Proposal }) {
  return (
    <Section as="nav" aria-label="Contents" data-only="paper" className={styles.contents}>
      <Stack gap={4}>
        <Heading level={2}>Contents</Heading>
        <ol className={styles.parts}>
          {GROUPS[copy].map((group) => (
            <li key={group.part}>
              {categoryLabel(group.part, copy)}
              <ol>
                {sectionsIn(group, copy, sections).map((section) => (
                  <li key={section.id}>
                    <a href={`#${anchorOf(section)}`} className={styles.entry}>
                      {section.title}
                    </a>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </Stack>
    </Section>
  );
}
