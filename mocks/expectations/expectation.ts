import type { StateName } from '../states/names.ts';

/** Where a tester sees what an endpoint answers. What stands in “curly quotes” is on the page to the letter. */
export interface Expectation {
  /** The page to open. */
  page: string;
  /** The page of each state that shows on another one. */
  elsewhere?: Partial<Readonly<Record<StateName, string>>>;
  /** What to do there, where opening the page does not make the call. */
  how?: string;
  /** States that show without that, as soon as the page is open. */
  atOnce?: readonly StateName[];
  /** Of each state of its own. */
  sees: Partial<Readonly<Record<StateName, string>>> & { ready: string };
  /** Of every other refusal or failure. */
  fails: string;
  /** While the answer is late. */
  waits: string;
}
