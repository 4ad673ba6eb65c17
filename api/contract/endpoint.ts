import type * as v from 'valibot';

/**
 * One API call: its path, its input, and its reply with status 2xx.
 * GET inputs travel as the query string, POST inputs as a JSON body.
 * Every other status carries an `ErrorReply`. Its documentation stands beside it, as its `operation`.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly input: v.GenericSchema;
  /** Whatever posts it may do so, other sites and mail programs too: what it sends says what it may do. */
  readonly fromAnywhere?: true;
  /** Bytes that a request's body may have; default: 64 KB. */
  readonly largestBody?: number;
  /**
   * Its output is what our own implementations must return and what pages get; its input is the minimum that pages
   * accept, from a back end that lacks our additional fields.
   */
  readonly reply: v.GenericSchema;
  /** The media types of a reply that is a file. Pages link to it instead of calling it. */
  readonly file?: readonly string[];
  /** What a refusal carries beyond an `ErrorReply`, by its status. */
  readonly refusalDetails?: Readonly<Record<number, v.GenericSchema>>;
}

/** What an endpoint's refusals carry beyond an `ErrorReply`; `never` where it declares nothing. */
export type DetailsOf<Definition> = Definition extends {
  refusalDetails: Record<number, infer Schema extends v.GenericSchema>;
}
  ? v.InferOutput<Schema>
  : never;
