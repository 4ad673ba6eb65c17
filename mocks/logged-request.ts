import type { EndpointName } from '@site/contract';

/** A call of the mocked API, for QA. */
export interface LoggedRequest {
  id: number;
  /** When it came in, by the visitor's clock: ISO 8601. */
  at: string;
  /** null for an address without an endpoint. */
  endpoint: EndpointName | null;
  method: string;
  /** Path and query. */
  url: string;
  /** The words in force for this endpoint: '500.slow'; '' for none. */
  state: string;
  /** null while there is no answer, and for a connection that was cut off. */
  status: number | null;
  /** Milliseconds until the answer. */
  ms: number | null;
  /** Who called: the server, to make a page, or a browser or another tool. */
  from: 'page' | 'browser';
  /** The bodies as text, without passwords; '' for none. */
  request: string;
  response: string;
}
