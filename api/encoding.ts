/** Marks at the start of a text, and what it is encoded in. */
const BYTE_ORDER_MARKS: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** What a text's first bytes say that it is encoded in, where they do. It must begin with a character of ASCII. */
export function encodingFromStart(start: Uint8Array): string | undefined {
  const [, marked] = BYTE_ORDER_MARKS.find(([mark]) => mark.every((byte, index) => start[index] === byte)) ?? [];
  // Of a character of ASCII, UTF-16 makes two bytes.
  return marked ?? (start[0] === 0 ? 'utf-16be' : start[1] === 0 ? 'utf-16le' : undefined);
}
