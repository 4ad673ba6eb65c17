import type { ProposalCopy } from '@site/contract';
import type { Section } from './section.ts';

export const CATEGORIES = ['all', 'strategy', 'operations', 'execution', 'support'] as const;
export type Category = (typeof CATEGORIES)[number];
export type Part = Exclude<Category, 'all'>;
type Id = Section['id'];

/** Which filter finds a section. Any other counts as strategy. */
const CATEGORY_OF: Partial<Record<Id, Part>> = {
  attraction: 'operations',
  relocation: 'operations',
  management: 'operations',
  assessment: 'operations',
  mobilisation: 'operations',
  proposition: 'execution',
  training: 'execution',
  supply: 'execution',
  committed: 'execution',
  technology: 'support',
  compliance: 'support',
};

export const categoryOf = ({ id }: Pick<Section, 'id'>): Part => CATEGORY_OF[id] ?? 'strategy';

export type Theme = Part | 'expertise';

/** The theme of a card among results, where a card is not under a heading. Any other is of the strategy. */
const THEME_OF: Partial<Record<Id, Theme>> = {
  attraction: 'operations',
  relocation: 'operations',
  management: 'operations',
  mobilisation: 'operations',
  proposition: 'execution',
  training: 'execution',
  supply: 'execution',
  technology: 'support',
  compliance: 'support',
  expertise: 'expertise',
};

export const themeOf = ({ id }: Pick<Section, 'id'>): Theme => THEME_OF[id] ?? 'strategy';

/** The theme of a card under its part's heading. */
export const themeInPart = ({ id }: Pick<Section, 'id'>, part: Part): Theme =>
  id === 'expertise' ? 'expertise' : part;

export const themeLabel = (theme: Theme, copy: ProposalCopy): string => {
  if (theme === 'support') return copy === 'operator' ? 'Technical systems' : 'Support systems';
  return {
    strategy: 'Strategic planning',
    expertise: 'Core capabilities',
    operations: 'Operational excellence',
    execution: 'Implementation',
  }[theme];
};

/** What the filter and the headings call a category: 'Overview' is all of it. */
export const categoryLabel = (category: Category, copy: ProposalCopy): string =>
  ({
    all: 'Overview',
    strategy: 'Strategy',
    operations: 'Operations',
    execution: 'Execution',
    support: copy === 'original' ? 'Technical' : 'Support',
  })[category];

interface Group {
  part: Part;
  sections: readonly Id[];
}

const EXECUTION = ['proposition', 'training', 'supply'] as const;
const OPERATIONS = ['attraction', 'relocation', 'management', 'assessment'] as const;

/** The grouped view of each copy: its headings with their cards, in order. */
export const GROUPS: Readonly<Record<ProposalCopy, readonly Group[]>> = {
  updated: [
    { part: 'strategy', sections: ['objective', 'position', 'expertise', 'mobilisation'] },
    { part: 'operations', sections: OPERATIONS },
    { part: 'execution', sections: EXECUTION },
    { part: 'support', sections: ['technology', 'compliance'] },
  ],
  original: [
    { part: 'strategy', sections: ['objective', 'position', 'expertise'] },
    { part: 'operations', sections: ['mobilisation', ...OPERATIONS] },
    { part: 'execution', sections: [...EXECUTION, 'committed'] },
    { part: 'support', sections: ['onsite', 'technology', 'compliance'] },
  ],
  operator: [
    { part: 'strategy', sections: ['objective', 'position', 'expertise', 'mobilisation'] },
    { part: 'operations', sections: OPERATIONS },
    { part: 'execution', sections: [...EXECUTION, 'committed'] },
    { part: 'support', sections: ['technology', 'compliance'] },
  ],
};

/** The sections of a group; the last group also takes those that no group names. */
export function sectionsIn(group: Group, copy: ProposalCopy, sections: readonly Section[]): Section[] {
  const groups = GROUPS[copy];
  const named = group.sections.flatMap((id) => sections.filter((section) => section.id === id));
  if (group !== groups.at(-1)) return named;
  const placed = new Set(groups.flatMap((each) => each.sections));
  return [...named, ...sections.filter(({ id }) => !placed.has(id))];
}
