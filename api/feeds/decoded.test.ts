import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Decoder } from './decoded.ts';

/** In pieces of so many bytes. */
function decode(bytes: Uint8Array, charset?: string, size = bytes.length): string {
  const decoder = new Decoder(charset);
  let text = '';
  for (let start = 0; start < bytes.length; start += size) text += decoder.decode(bytes.subarray(start, start + size));
  return text + decoder.end();
}

const PAGE = '{"AdvertTitle":"Café driver, £16 – nights 🚚"}';
const utf16 = (text: string, { big = false, mark = false } = {}) => {
  const bytes = Buffer.from(mark ? `\ufeff${text}` : text, 'utf16le');
  return big ? bytes.swap16() : bytes;
};
/** 'é £ –' */
const WINDOWS = Uint8Array.from([...Buffer.from('{"a":"'), 0xe9, 0x20, 0xa3, 0x20, 0x96, ...Buffer.from('"}')]);

test.each([
  ['UTF-8', Buffer.from(PAGE)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${PAGE}`)],
  ['UTF-16 with a mark', utf16(PAGE, { mark: true })],
  ['UTF-16, big end first, with a mark', utf16(PAGE, { big: true, mark: true })],
  ['UTF-16 without a mark', utf16(PAGE)],
  ['UTF-16, big end first', utf16(PAGE, { big: true })],
])('%s is read, whatever its pieces', (_encoding, bytes) => {
  for (const size of [1, 2, 3, 5, 1_000]) expect(decode(bytes, undefined, size).replace('\ufeff', '')).toBe(PAGE);
});

test('the encoding of older Windows systems is read where it is declared, and where nothing else fits', () => {
  for (const charset of ['windows-1252', 'ISO-8859-1', undefined])
    for (const size of [1, 4, 100]) expect(decode(WINDOWS, charset, size)).toBe('{"a":"é £ –"}');
});

test('what is UTF-8 at first and then is not has two encodings', () => {
  const both = Uint8Array.from([...Buffer.from('{"a":"é"}'), ...WINDOWS]);
  expect(() => decode(both)).toThrow('The job feed is in two encodings at once: part of it is not UTF-8');
});

test('an encoding that is not known is named', () => {
  expect(() => decode(Buffer.from(PAGE), 'ebcdic')).toThrow('encoding that the site does not know: ebcdic');
});

test('any text is read from pieces of any size', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 9 }), (text, size) => {
      const page = `{"a":"${text}"}`;
      expect(decode(Buffer.from(page), undefined, size)).toBe(page);
    }),
  );
});
