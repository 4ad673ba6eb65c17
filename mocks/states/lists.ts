import type { State } from '../state.ts';

/** What the mocked back end holds in a state, where that differs. */
export type ChangedState = (state: State) => Partial<State>;

const MANY = 20;

/** Each row many times, with its number. */
export const repeated = <Row>(rows: readonly Row[], copy: (row: Row, number: number) => Row): Row[] =>
  Array.from({ length: MANY }, (_, number) => rows.map((row) => (number === 0 ? row : copy(row, number)))).flat();

/** The parts of the state that are lists. */
type ListKey = { [Key in keyof State]: State[Key] extends readonly object[] ? Key : never }[keyof State];

/** A list without entries, with one, and with many; of some lists, only those that match. */
export const listStates = <Key extends ListKey>(
  key: Key,
  copy: (row: State[Key][number], number: number) => State[Key][number],
  matches: (row: State[Key][number]) => boolean = () => true,
) => {
  const rowsOf = (state: State): readonly State[Key][number][] => state[key];
  return {
    empty: () => ({ [key]: [] }),
    one: (state) => ({ [key]: rowsOf(state).filter(matches).slice(0, 1) }),
    many: (state) => ({ [key]: repeated(rowsOf(state).filter(matches), copy) }),
  } satisfies Record<string, ChangedState>;
};

const DAYS_APART = 4;

/** So that copies of what is listed by time go on where the rows before them end. */
export const earlier = (time: string, copies: number): string =>
  new Date(Date.parse(time) - copies * DAYS_APART * 24 * 3_600_000).toISOString();
