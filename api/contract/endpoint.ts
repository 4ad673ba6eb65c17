import type * as v from 'valibot';

/**
 * One call of the site: where it is, what it takes, what it answers with status 2xx.
 * GET inputs travel as the query string, POST inputs as a JSON body.
 * Every other status carries an `ErrorReply`.
 */
export interface Endpoint<
  Input extends v.GenericSchema = v.GenericSchema,
  Reply extends v.GenericSchema = v.GenericSchema,
> {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly input: Input;
  readonly reply: Reply;
}

export function endpoint<Input extends v.GenericSchema, Reply extends v.GenericSchema>(
  definition: Endpoint<Input, Reply>,
): Endpoint<Input, Reply> {
  return definition;
}
