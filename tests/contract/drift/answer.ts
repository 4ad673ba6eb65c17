import { toMockIds } from './job-ids.ts';

/** What callers can tell two answers apart by. */
export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  cookies: string[];
  body: unknown;
}

const HEADERS = [
  'content-type',
  'cache-control',
  'retry-after',
  'allow',
  'content-disposition',
  'x-content-type-options',
  'location',
  'vary',
];

export async function readAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const text = toMockIds(await response.text());
  const compared = HEADERS.map((name) => [name, headers.get(name)?.toLowerCase()] as const);
  return {
    status,
    headers: {
      ...Object.fromEntries(compared.filter(([, value]) => value !== undefined)),
      'x-request-id': headers.has('x-request-id') ? 'present' : undefined,
    },
    cookies: headers.getSetCookie().map(withoutValue),
    body: /json/.test(headers.get('content-type') ?? '') ? withKinds(JSON.parse(text), headers) : text,
  };
}

/** Its name and its attributes; of a value, whether there is one. */
const withoutValue = (cookie: string): string => cookie.replace(/=[^;]+/, '=<value>');

/** Values that differ from call to call, by the names of their fields. */
const VOLATILE: Readonly<Record<string, RegExp>> = {
  id: /^[a-z\d]{12}$/,
  reference: /^[A-Z]{3}-[A-Z\d]{6}$/,
  version: /\S/,
  settings: /\S/,
  link: /[?&](invite=\w+|token=[\w.-]+)$/,
  password: /^\w+-\w+-\w+$/,
  database: /PostgreSQL/,
};

/** The body with the kinds of volatile values in their place; a fault's id is the one in the header. */
function withKinds(body: unknown, headers: Headers): unknown {
  const change = (value: unknown, name: string, isTop: boolean): unknown => {
    if (Array.isArray(value)) return value.map((each) => change(each, name, false));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, change(each, key, value === body)]));
    if (typeof value !== 'string' || !isTop) return value;
    if (value === headers.get('x-request-id')) return '<the request’s id>';
    return VOLATILE[name]?.test(value) ? `<${name}>` : value;
  };
  return change(body, '', true);
}
