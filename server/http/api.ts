import type { Host } from '@site/api';

/** What the server asks of the API, or of the mocks in its place. */
export interface Api {
  fetch(request: Request, host?: Host): Promise<Response>;
  /** Whether it can serve requests now: 'ready', or what is wrong. */
  readiness(): Promise<{ status: string }>;
  /** Changes whenever the data that public pages show does; undefined while nothing made from it may be kept. */
  dataRevision(): Promise<string | undefined>;
  /** Whose request it is, for limits. */
  addressOf(request: Pick<Request, 'headers'>): string;
}
