import { endpoints, type EndpointName } from '@site/contract';
import type { Operation } from '@site/contract/operation.ts';
import { operations } from '@site/contract/operations.ts';
import { createOpenApiDocument } from '@site/protocol/openapi.ts';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { expectDocumented, validatorAt } from './documented.ts';

const document = createOpenApiDocument();
const NAMES = Object.keys(endpoints) as EndpointName[];
const CALLS = NAMES.filter((name) => operations[name].tag !== 'Tables');

const problemsOf = async (candidate: object) => {
  const { valid, errors } = await new Validator().validate({ ...structuredClone(candidate) });
  return valid ? [] : errors;
};

test('the document is a valid OpenAPI 3.1 document', async () => {
  expect(await problemsOf(document)).toEqual([]);
});

test('an invalid document would be noticed', async () => {
  const { info: _info, ...nameless } = document;
  expect(await problemsOf(nameless)).not.toEqual([]);
  expect(await problemsOf({ ...document, paths: { '/jobs': { get: { responses: 'some' } } } })).not.toEqual([]);
});

test.each(NAMES)('%s is documented, with its method, its input and its replies', (name) => {
  const { method, path } = endpoints[name];
  const { get, post } = document.paths[path]!;
  const operation = (method === 'GET' ? get : post)!;
  expect(operation).toMatchObject({ operationId: name, summary: operations[name].summary });
  expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '400', '405', '500']));
});

test('the fields of forms and the parameters of queries are documented, with their limits', () => {
  const { schema } = document.paths[endpoints.sendEmail.path]!.post!.requestBody!.content['application/json']!;
  expect(schema.required).toEqual(['firstName', 'lastName', 'email', 'phone', 'inquiryType', 'message']);
  expect(schema.properties?.['firstName']).toEqual({ type: 'string', minLength: 1, maxLength: 80 });
  expect(schema.properties?.['email']).toEqual({ type: 'string', minLength: 1, maxLength: 254, format: 'idn-email' });
  const query = document.paths[endpoints.getJobs.path]!.get!.parameters!;
  expect(query.find(({ name }) => name === 'limit')).toEqual({
    name: 'limit',
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 12 },
  });
});

test('an endpoint that needs a session names its cookie', () => {
  expect(document.paths[endpoints.clearJobs.path]!.post!.security).toEqual([{ staff: [] }]);
  expect(document.components.securitySchemes['staff']).toMatchObject({ in: 'cookie', name: 'session-staff' });
  expect(document.paths[endpoints.getJobs.path]!.get!.security).toBeUndefined();
});

describe('examples', () => {
  const examples = CALLS.flatMap((name) => {
    const { example }: Operation = operations[name];
    return example ? [[name, example] as const] : [];
  });

  test.each(examples)('%s would accept its own example', (name, example) => {
    expect(v.safeParse(endpoints[name].input, example).issues).toBeUndefined();
    if (endpoints[name].method === 'GET') return;
    const body = ['requestBody', 'content', 'application/json', 'schema'];
    const validate = validatorAt(['paths', endpoints[name].path, 'post', ...body]);
    validate(example);
    expect(validate.errors).toBeNull();
  });
});

describe('an answer that the document does not promise is noticed:', () => {
  const { path } = endpoints.sendEmail;
  const answer = (body: object, status = 200) =>
    expectDocumented(new Request(`http://site.test${path}`, { method: 'POST' }), Response.json(body, { status }));

  test('one without a field', async () => {
    await answer({ success: true, reference: 'MSG-7K2M9Q' });
    await expect(answer({ success: true })).rejects.toThrow(/reference/);
  });

  test('one with a field of another type', async () => {
    await expect(answer({ success: true, reference: 7 })).rejects.toThrow(/must be string/);
  });

  test('one with another status', async () => {
    await expect(answer({ error: 'Gone' }, 410)).rejects.toThrow(/may answer 410/);
  });

  test('one of another media type', async () => {
    const page = new Response('<p>Sent</p>', { headers: { 'content-type': 'text/html' } });
    const request = new Request(`http://site.test${path}`, { method: 'POST' });
    await expect(expectDocumented(request, page)).rejects.toThrow(/text\/html/);
  });
});
