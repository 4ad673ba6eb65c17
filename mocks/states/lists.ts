import type { State } from '../state.ts';

/** What the mocked back end holds in a state, where that differs. */
export type ChangedState = (state: State) => Partial<State>;

const MANY = 20;

/** Each row many times, with its number. */
export const repeated = <Row>(rows: readonly Row[], copy: (row: Row, number: number) => Row): Row[] =>
  Array.from({ length: MANY }, (_, number) => rows.map((row) => (number === 0 ? row : copy(row, number)))).flat();

/** A list without entries, with one, and with many. */
export const listStates = <Row>(
  rowsOf: (state: State) => readonly Row[],
  changed: (rows: Row[]) => Partial<State>,
  copy: (row: Row, number: number) => Row,
) =>
  ({
    empty: () => changed([]),
    one: (state) => changed(rowsOf(state).slice(0, 1)),
    many: (state) => changed(repeated(rowsOf(state), copy)),
  }) satisfies Record<string, ChangedState>;

const DAYS_APART = 4;

/** So that copies of what is listed by time go on where the rows before them end. */
export const earlier = (time: string, copies: number): string =>
  new Date(Date.parse(time) - copies * DAYS_APART * 24 * 3_600_000).toISOString();
