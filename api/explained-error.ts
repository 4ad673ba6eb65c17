/** An error whose message tells the people who run the site what to do; they need no stack. */
export class ExplainedError extends Error {}
