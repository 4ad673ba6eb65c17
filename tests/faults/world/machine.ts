import { renameSync, writeFileSync } from 'node:fs';

/** What the servers of a world believe of the machine that they share. */
export interface MachineState {
  /** How far their clock is ahead of the real one. */
  aheadMs: number;
  /** Reading or writing below it never ends. */
  silentFolder: string | null;
}

export interface Machine {
  file: string;
  state: Readonly<MachineState>;
  change(changes: Partial<MachineState>): void;
  /** The time by its clock. */
  now(): number;
}

export function createMachine(file: string): Machine {
  const machine: Machine = {
    file,
    state: { aheadMs: 0, silentFolder: null },
    change(changes) {
      machine.state = { ...machine.state, ...changes };
      writeFileSync(`${file}.new`, JSON.stringify(machine.state));
      renameSync(`${file}.new`, file);
    },
    now: () => Date.now() + machine.state.aheadMs,
  };
  machine.change({});
  return machine;
}
