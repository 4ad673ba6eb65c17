import type { Proposal, SectionId } from '@site/contract';
import type { IconName } from '@site/design-system';

/** A section of a proposal, among them such as this version does not know. */
export type Section = Proposal['sections'][number];

const ICONS: Readonly<Record<SectionId, IconName>> = {
  objective: 'route',
  position: 'alert',
  mobilisation: 'calendar',
  expertise: 'award',
  management: 'users',
  assessment: 'check',
  attraction: 'bell',
  relocation: 'warehouse',
  proposition: 'pound',
  training: 'book',
  supply: 'bus',
  committed: 'handshake',
  onsite: 'map-pin',
  technology: 'database',
  compliance: 'shield-check',
};

/** The element that a link to the section leads to. */
export const anchorOf = ({ id }: Section): string => `section-${id}`;

export const iconOf = ({ id }: Section): IconName => (id === 'unknown' ? 'document' : ICONS[id]);
