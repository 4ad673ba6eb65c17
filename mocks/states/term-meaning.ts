import { isState, MEANINGS } from './names.ts';
import { isPreset, PRESETS } from './presets.ts';

/** What a word does, for people: of 'getJobs:500.after-1', 'a fault of ours, from call 2 on'. */
export function meaningOf(term: string): string {
  if (isPreset(term)) return PRESETS[term].meaning;
  if (isState(term)) return `${MEANINGS[term]}, wherever an endpoint can be so`;
  const states = (term.split(':').at(-1) ?? '').split('.');
  return states.map((state) => (isState(state) ? MEANINGS[state] : laterOn(state))).join(', ');
}

const laterOn = (after: string) => `from call ${Number(after.replace(/\D/g, '')) + 1} on`;
