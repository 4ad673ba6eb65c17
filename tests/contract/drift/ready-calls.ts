import { endpoints, type EndpointName } from '@site/contract';
import { exampleOf } from '../endpoint-calls.ts';
import { casesOf } from '../endpoint-cases.ts';
import type { Call } from './call.ts';

/** A call that succeeds with the data that the mocks begin with; most are made as in their documentation. */
export const readyCall = (name: EndpointName): Call => ({ name, ...(casesOf(name).ready ?? documented(name)) });

/** The same without what a call before it would say: a call that is refused before that matters. */
export function callAlone(name: EndpointName): Call {
  const { after, ...call } = readyCall(name);
  return after ? { ...call, ...documented(name) } : call;
}

function documented(name: EndpointName): Omit<Call, 'name'> {
  const example = exampleOf(name);
  if (endpoints[name].method === 'POST') return { body: example };
  return { query: `?${new URLSearchParams(example as Record<string, string>)}` };
}
