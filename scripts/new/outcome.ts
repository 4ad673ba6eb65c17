/** What remains to be done by hand. */
export interface Outcome {
  /** The generated file to edit. */
  fillIn: string;
  /** Commands that show and test the result. */
  tests: string[];
  /** What to know once it is live. */
  later?: string;
}
