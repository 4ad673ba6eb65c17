import { brand } from '@site/design-system';
import { typeset } from '@site/remote-kit';

export interface TeamMember {
  name: string;
  position: string;
  department: string;
  bio: string;
  /** What marks out the drawn portrait (features/about/portrait.tsx). */
  portrait: 'bob' | 'beard' | 'long hair' | 'moustache';
}

/** Articles carry the chief executive's name. */
export const chiefExecutive = typeset<TeamMember>({
  name: 'Margaret Dunn',
  position: 'Chief executive and founder',
  department: 'Executive',
  bio: `Margaret planned routes and rotas for a haulage firm before she started ${brand.name} with one telephone and a wall map. She still reads every complaint herself, and answers it.`,
  portrait: 'bob',
});

export const team = typeset<readonly TeamMember[]>([
  chiefExecutive,
  {
    name: 'Kevin Adeyemi',
    position: 'Operations director',
    department: 'Operations',
    bio: 'Kevin drove class 1 for years and then ran a night desk. He is answerable for every shift we fill: who turns up, when, and with which licence.',
    portrait: 'beard',
  },
  {
    name: 'Priya Nair',
    position: 'Commercial director',
    department: 'Commercial',
    bio: 'Priya agrees rates and contracts with operators, and talks them out of what they do not need. Her rule: a price that fits on one page and means what it says.',
    portrait: 'long hair',
  },
  {
    name: 'Alan Whitfield',
    position: 'Non-executive compliance director',
    department: 'Compliance',
    bio: 'Alan has spent his working life with operator licences, tachographs and audits. He does not sell anything: he checks that what we promise is what our files show.',
    portrait: 'moustache',
  },
]);
