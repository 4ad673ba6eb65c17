import { checkInput, NOT_AN_OBJECT, type Endpoint } from '@site/contract';
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
  const checked = checkInput(input, raw);
  if (checked.ok) return checked.data;
  const { fields } = checked;
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
