import type { SectionId, SectionOf } from '@site/contract';
import type { Audience } from './audience.ts';

/** Writes a section for whoever reads the copy. */
export type WriteSection<Id extends SectionId> = (audience: Audience) => SectionOf<Id>;
