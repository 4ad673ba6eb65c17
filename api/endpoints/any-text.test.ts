import { endpoints, type Endpoint, type EndpointName } from '@site/contract';
import { readInput } from '@site/protocol';
import { expect, test } from 'vitest';
import { exampleOf } from '../../tests/contract/endpoint-calls.ts';
import { casesOf } from '../../tests/contract/endpoint-cases.ts';

/** Of direction, of no width, a soft hyphen, a joiner, a filler. */
const MARKS = ['\u202a', '\u200b', '\u00ad', '\u200d', '\u3164', '\u2069'];

const asPasted = (text: string): string => MARKS.join('') + [...text].join('\u200b').normalize('NFD') + MARKS.join('');

/** The input with one of its texts, at any depth, as it may be pasted. */
function* pasted(input: unknown): Generator<unknown> {
  if (typeof input === 'string') yield asPasted(input);
  if (typeof input !== 'object' || input === null) return;
  for (const [name, value] of Object.entries(input)) {
    for (const other of pasted(value)) {
      const changed: unknown[] | Record<string, unknown> = Array.isArray(input) ? [...input] : { ...input };
      Object.assign(changed, { [name]: other });
      yield changed;
    }
  }
}

function request({ method, path }: Endpoint, input: object): Request {
  const url = new URL(path, 'http://localhost:3000');
  if (method === 'POST')
    return new Request(url, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
  for (const [name, value] of Object.entries(input))
    for (const one of [value].flat()) url.searchParams.append(name, String(one));
  return new Request(url);
}

test.each(Object.keys(endpoints) as EndpointName[])(
  '%s reads a text with marks that nobody sees as the text alone',
  async (name) => {
    const definition = endpoints[name];
    const valid: object = casesOf(name).input ?? exampleOf(name);
    const clean = await readInput(request(definition, valid), definition);
    for (const input of pasted(valid))
      expect(await readInput(request(definition, input as object), definition)).toEqual(clean);
  },
);
