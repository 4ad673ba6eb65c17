import type * as v from 'valibot';

/**
 * One call of the site: where it is, what it takes, what it answers with status 2xx.
 * GET inputs travel as the query string, POST inputs as a JSON body.
 * Every other status carries an `ErrorReply`. What the documentation says of it stands in operations.ts.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly input: v.GenericSchema;
  /**
   * Its output is what our own implementations must answer and what pages get; its input is the least that pages
   * understand, for a back end that does not know the fields that are ours.
   */
  readonly reply: v.GenericSchema;
  /** What a refusal carries beyond an `ErrorReply`, by its status. */
  readonly refusalDetails?: Readonly<Record<number, v.GenericSchema>>;
}
