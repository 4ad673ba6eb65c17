import { initialState, state, type State } from './state.ts';

/** Visitors whose data is kept; those who have been away longest lose theirs. */
const MOST_WORLDS = 200;

const worlds = new Map<string, State>();

/** The state of one visitor's data, '' for what is shared. It begins as it would at this visitor's time. */
export function worldOf(name: string, now: Date): State {
  if (name === '') return state;
  const known = worlds.get(name) ?? initialState(now);
  worlds.delete(name);
  worlds.set(name, known);
  const [oldest] = worlds.keys();
  if (worlds.size > MOST_WORLDS && oldest !== undefined) worlds.delete(oldest);
  return known;
}
