import { AsyncLocalStorage } from 'node:async_hooks';

/** How long a statement may take while a visitor or a loop waits for it, its wait for locks included. */
const STATEMENT_MS = 15_000;

const allowed = new AsyncLocalStorage<number>();

/** Each statement of this work may take so long instead. For few: a lost connection is noticed only then. */
export const allowStatements = <Result>(milliseconds: number, work: () => Result): Result =>
  allowed.run(milliseconds, work);

export const statementLimit = (otherwise = STATEMENT_MS): number => allowed.getStore() ?? otherwise;
