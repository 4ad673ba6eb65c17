/** Runs the loader of a page for a request of it. */
export type LoadData = (request: Request) => Promise<unknown>;

const TOO_MANY = 429;
const SERVER_ERROR = 500;

/** Whether the data says that they could not be loaded, by the status that the loader gave them. */
export function hasFailed(data: unknown): boolean {
  const { status = 200 } = (data as { init?: ResponseInit | null } | null)?.init ?? {};
  return status === TOO_MANY || status >= SERVER_ERROR;
}
