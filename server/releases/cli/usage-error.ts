/** The command was not given as the usage says. */
export class UsageError extends Error {}
