import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UncheckedAdvert } from './advert-builder.ts';
import { CutShort, FeedError } from './feed.ts';
import { feedLimits, type FeedLimits } from './limits.ts';
import { externalIdOf } from './logicmelon-advert.ts';
import type { PageHead } from './logicmelon-schema.ts';
import { readPage } from './read-page.ts';

const LIMITS: FeedLimits = { ...feedLimits(1024 ** 3), textLength: 100, advertLength: 300, depth: 4 };
const HEAD = { PageIndex: 0, PageCount: 1, TotalItemCount: 2 };

interface Read {
  adverts: UncheckedAdvert[];
  totals: (number | null)[];
  head?: PageHead;
  failure?: unknown;
}

/** Reads a page that comes in chunks of so many bytes. */
async function read(body: string | Uint8Array, chunk = Infinity, limits: Partial<FeedLimits> = {}): Promise<Read> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const size = Math.min(chunk, bytes.length);
  async function* chunks() {
    for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
  }
  const page = readPage(chunks(), { ...LIMITS, ...limits });
  const result: Read = { adverts: [], totals: [] };
  try {
    for (let step = await page.next(); ; step = await page.next()) {
      if (step.done) return { ...result, head: step.value };
      result.adverts.push(...step.value.adverts);
      result.totals.push(step.value.total);
    }
  } catch (failure) {
    return { ...result, failure };
  }
}

const pageOf = (...adverts: unknown[]) => JSON.stringify({ ...HEAD, Adverts: adverts });
const around = (advert: string) =>
  `{"PageIndex":0,"PageCount":1,"TotalItemCount":2,"Adverts":[${advert},{"AdvertID":2}]}`;

test('any JSON among the adverts is read as JSON.parse reads it, in chunks of any size', async () => {
  const limits = { textLength: Infinity, advertLength: Infinity, depth: Infinity };
  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue()), fc.integer({ min: 1, max: 40 }), async (adverts, chunk) => {
      const page = pageOf(...adverts);
      const parsed = (JSON.parse(page) as { Adverts: unknown[] }).Adverts;
      expect(await read(page, chunk, limits)).toMatchObject({ adverts: parsed.map((raw) => ({ raw })), head: HEAD });
    }),
  );
});

test('any bytes end in a page or a reason', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1 }), async (bytes) => {
      const { failure } = await read(bytes);
      expect(failure instanceof SyntaxError || failure instanceof FeedError).toBe(true);
    }),
  );
});

test('adverts come before the page has ended, and what else it has is left out', async () => {
  const page = `{"Adverts":[1,2],"Nonsense":{"PageIndex":7,"Adverts":[3]},"TotalItemCount":2,"PageCount":1,"PageIndex":0}`;
  expect(await read(page, 14)).toEqual({
    adverts: [{ raw: 1 }, { raw: 2 }],
    totals: [null, null, null, null, null, 2, 2, 2],
    head: HEAD,
  });
});

describe('an advert that is over a limit is refused, and the next one is read', () => {
  test.each([
    [
      'a long text',
      '{"AdvertID":1,"T":"' + 'x'.repeat(101) + '"}',
      '1',
      'A text of the advert has more than 100 characters',
    ],
    [
      'a long name',
      '{"' + 'x'.repeat(101) + '":1,"AdvertID":1}',
      null,
      'A text of the advert has more than 100 characters',
    ],
    [
      'a long figure',
      '{"AdvertID":' + '1'.repeat(101) + '}',
      null,
      'A text of the advert has more than 100 characters',
    ],
    ['many fields', `{"AdvertID":1,"T":[${'0,'.repeat(300)}0]}`, '1', 'The advert has more than 300 characters'],
    ['deep nesting', '{"AdvertID":1,"T":[[[[]]]]}', '1', 'The advert is nested more than 4 levels deep'],
    ['a list of lists', '[[[[[]]]]]', null, 'The advert is nested more than 4 levels deep'],
    ['nothing but text', `"${'x'.repeat(5_000)}"`, null, 'A text of the advert has more than 100 characters'],
  ])('%s', async (_name, advert, externalId, reason) => {
    for (const chunk of [1, 7, Infinity])
      expect(await read(around(advert), chunk)).toMatchObject({
        adverts: [{ rejected: { externalId, reason } }, { raw: { AdvertID: 2 } }],
        head: HEAD,
      });
  });
});

test.each([
  ['9007199254740991', '9007199254740991'],
  ['9007199254740993', '9007199254740993'],
  ['90071992547409931', '90071992547409931'],
  ['18446744073709551615', '18446744073709551615'],
  ['"90071992547409931"', '90071992547409931'],
  ['" 1235 "', '1235'],
  ['"00123"', '00123'],
  ['1234.0', '1234'],
  ['1e3', '1000'],
  ['1e300', null],
  ['9007199254740993.0', null],
  ['123456789012345678901', null],
  ['-1', null],
])('the id %s is read as %j, to its last digit', async (written, id) => {
  for (const chunk of [1, 7, Infinity]) {
    const { adverts } = await read(around(`{"AdvertID":${written},"SalaryFrom":90071992547409931}`), chunk);
    const [advert] = adverts as { raw: { SalaryFrom: unknown } }[];
    expect([externalIdOf(advert?.raw), advert?.raw.SalaryFrom]).toEqual([id, Number('90071992547409931')]);
  }
});

test('a byte that is no UTF-8 is a letter of older Windows systems', async () => {
  const bytes = new TextEncoder().encode(around('{"T":"a?b"}'));
  bytes[bytes.indexOf(63)] = 0xff;
  expect((await read(bytes)).adverts[0]).toEqual({ raw: { T: 'aÿb' } });
});

test('a field that would change what objects inherit is a field', async () => {
  const { adverts } = await read(around('{"__proto__":{"AdvertID":1}}'));
  expect(adverts[0]).toEqual({ raw: JSON.parse('{"__proto__":{"AdvertID":1}}') as unknown });
});

test('a page of more bytes than are left is read as far as they reach', async () => {
  const { adverts, failure } = await read(pageOf(1, 2, 3), 62, { bytes: 64 });
  expect(failure).toEqual(new CutShort('The feed is larger than the site has memory for'));
  expect(adverts).toEqual([{ raw: 1 }]);
});

test('brackets that are never closed end the page, and the adverts before them count', async () => {
  const { adverts, failure } = await read(`{"Adverts":[1,${'['.repeat(150_000)}`);
  expect(failure).toEqual(new CutShort('The feed is nested more than 100,000 levels deep'));
  expect(adverts).toEqual([{ raw: 1 }]);
});

test.each([
  ['', 'nothing'],
  ['{"Adverts":[1', 'half a page'],
  ['{"Adverts":[1,]}', 'a comma too many'],
  ['<html>', 'a page for people'],
  [`${pageOf(1)}{}`, 'something after the page'],
])('%j is not JSON, or not all of it: %s', async (body) => {
  expect((await read(body)).failure).toBeInstanceOf(SyntaxError);
});

test.each([
  ['[]'],
  ['"text"'],
  ['{"error":"maintenance"}'],
  [JSON.stringify({ ...HEAD, Adverts: {} })],
  [JSON.stringify({ ...HEAD, PageCount: '1', Adverts: [] })],
  [JSON.stringify({ ...HEAD, TotalItemCount: 1e12, Adverts: [] })],
  [`{"PageIndex":0,"PageCount":1,"TotalItemCount":${'9'.repeat(500)},"Adverts":[]}`],
])('%j is no page of adverts', async (body) => {
  const { failure } = await read(body);
  expect(failure).toEqual(new FeedError('The job feed sent something other than pages of adverts'));
});
