import { createOpenApiDocument, type OpenApiDocument } from '@site/protocol/openapi.ts';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'vitest';

const document = createOpenApiDocument();
const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'api');
const validators = new Map<string, ValidateFunction>();

const operationsAt = (pathname: string): OpenApiDocument['paths'][string] | undefined => document.paths[pathname];

/** Fails unless the API's document promises this answer: its status, its media type and the shape of its body. */
export async function expectDocumented({ method, url }: Request, response: Response): Promise<void> {
  const { pathname } = new URL(url);
  const operation = Object.entries(operationsAt(pathname) ?? {}).find(
    ([name]) => name === method.toLowerCase() || response.status === 405,
  );
  if (!operation) return;
  const [name, { responses }] = operation;
  const answer = responses[response.status];
  expect(answer, `${method} ${pathname} may answer ${response.status}`).toBeDefined();
  const type = (response.headers.get('content-type') ?? '').split(';', 1)[0]!;
  expect(Object.keys(answer!.content ?? {})).toContain(type);
  // Files are bytes.
  if (type !== 'application/json') return;
  const place = ['paths', pathname, name, 'responses', String(response.status), 'content', type, 'schema'];
  const body: unknown = await response.clone().json();
  const validate = validatorAt(place);
  const problems = validate(body) ? '' : ajv.errorsText(validate.errors);
  expect(problems, `${method} ${pathname}, ${response.status}: ${problems} in ${JSON.stringify(body)}`).toBe('');
}

/** The validator of the schema at this place in the document. */
export function validatorAt(place: readonly string[]): ValidateFunction {
  const pointer = place.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const known = validators.get(pointer);
  if (known) return known;
  const validate = ajv.compile({ $ref: `api#/${pointer}` });
  validators.set(pointer, validate);
  return validate;
}
