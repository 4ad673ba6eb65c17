import { NOT_AN_OBJECT, fieldErrors, type Endpoint } from '@site/contract';
import * as v from 'valibot';
import { ApiProblem } from './problem.ts';
import { readJson, type BodyReader } from './read-body.ts';
import { readText } from './read-text.ts';

/**
 * The endpoint's parsed input.
 * @throws ApiProblem 400 or 413
 */
export async function readInput(
  request: Request,
  { input, largestBody }: Pick<Endpoint, 'input' | 'largestBody'>,
  readBody: BodyReader = readJson,
): Promise<unknown> {
  const raw = request.method === 'POST' ? await readBody(request, largestBody) : readQuery(request);
  const parsed = v.safeParse(input, raw, { abortPipeEarly: true });
  if (parsed.success) return parsed.output;
  const fields = fieldErrors(parsed.issues);
  const [message = NOT_AN_OBJECT] = Object.values(fields);
  throw new ApiProblem(400, message, { fields });
}

/** Query parameters by name, a repeated one as an array; empty ones count as absent. */
function readQuery(request: Request): Record<string, string | string[]> {
  const given = [...new URL(request.url).searchParams].filter(([, value]) => value !== '');
  return Object.fromEntries(
    [...Map.groupBy(given, ([name]) => name)].map(([name, parameters]) => {
      const values = parameters.map(([, value]) => readText(value));
      return [name, values.length === 1 ? values[0]! : values];
    }),
  );
}
