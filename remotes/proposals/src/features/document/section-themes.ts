import type { IconName } from '@site/design-system';
import type { ProposalSection } from '@site/contract';

type SectionId = ProposalSection['id'];

/** The theme label on a section's card. */
export const sectionThemes: Readonly<Record<SectionId, string>> = {
  objective: 'Strategic Planning',
};

export const sectionIcons: Readonly<Record<SectionId, IconName>> = {
  objective: 'route',
};
