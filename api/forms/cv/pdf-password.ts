import { createCipheriv, createHash } from 'node:crypto';

/** What stands for the rest of a short password (ISO 32000-1, algorithm 2), and so for all of none. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/** What a PDF's encryption dictionary says of how passwords are checked. */
interface Encryption {
  /** Of the standard handler: 2 to 6. */
  revision: number;
  /** Bytes of the key. */
  length: number;
  permissions: number;
  owner: Buffer;
  user: Buffer;
  id: Buffer;
  encryptsMetadata: boolean;
}

/**
 * Whether everybody may open an encrypted PDF, as where it only says who may print or change it: readers try the empty
 * password before they ask for one.
 * @param dictionary the text from the start of the encryption dictionary
 * @param file that of the file, outside of its streams
 */
export function opensWithoutPassword(dictionary: string, file: string): boolean {
  const encryption = readEncryption(dictionary.slice(0, LONGEST_DICTIONARY), file);
  if (!encryption) return false;
  return encryption.revision >= 5 ? isEmptyByHash(encryption) : isEmptyByKey(encryption);
}

const LONGEST_DICTIONARY = 4096;
/** ISO 32000-2, algorithms 8 and 9. */
const HASH = { bytes: 32, salt: 8 };

function readEncryption(dictionary: string, file: string): Encryption | undefined {
  const numberOf = (name: string) => Number(new RegExp(String.raw`/${name}\s+(-?\d+)`).exec(dictionary)?.[1] ?? NaN);
  const revision = numberOf('R');
  const owner = stringAfter(dictionary, 'O');
  const user = stringAfter(dictionary, 'U');
  const isKnown = /\/Filter\s*\/Standard\b/.test(dictionary) && revision >= 2 && revision <= 6;
  if (!isKnown || !owner || !user || user.length < HASH.bytes) return undefined;
  return {
    revision,
    length: revision === 3 ? (numberOf('Length') || 40) / 8 : revision === 2 ? 5 : 16,
    permissions: numberOf('P') | 0,
    owner: owner.subarray(0, PADDING.length),
    user,
    id: stringAfter(file, String.raw`ID\s*\[`) ?? Buffer.alloc(0),
    encryptsMetadata: !/\/EncryptMetadata\s+false\b/.test(dictionary),
  };
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The bytes of the string that follows a name: '(…)' or '<…>'. */
function stringAfter(text: string, name: string): Buffer | undefined {
  const found = new RegExp(String.raw`/${name}\s*(?:\(((?:\\[\s\S]|[^\\()])*)\)|<([\da-fA-F\s]*)>)`).exec(text);
  if (!found) return undefined;
  const [, literal, digits = ''] = found;
  if (literal === undefined) return Buffer.from(digits.replaceAll(/\s/g, ''), 'hex');
  const read = literal
    .replaceAll(/(?<!\\)\r\n?/g, '\n')
    .replaceAll(/\\(?:([0-7]{1,3})|\r\n?|([\s\S]))/g, (_, octal?: string, sign?: string) => {
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
      return sign === undefined || sign === '\n' ? '' : (ESCAPES[sign] ?? sign);
    });
  return Buffer.from(read, 'latin1');
}

const md5 = (...parts: readonly Uint8Array[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();

/** ISO 32000-1, algorithms 2 and 4 to 6. */
function isEmptyByKey({ revision, length, permissions, owner, user, id, encryptsMetadata }: Encryption): boolean {
  const rights = Buffer.alloc(4);
  rights.writeInt32LE(permissions);
  const plain = revision >= 4 && !encryptsMetadata ? Buffer.alloc(4, 0xff) : Buffer.alloc(0);
  let key = md5(PADDING, owner, rights, id, plain).subarray(0, length);
  if (revision === 2) return rc4(key, PADDING).equals(user.subarray(0, PADDING.length));
  for (let time = 0; time < 50; time += 1) key = md5(key).subarray(0, length);
  let expected = rc4(key, md5(PADDING, id));
  for (let time = 1; time < 20; time += 1)
    expected = rc4(
      key.map((byte) => byte ^ time),
      expected,
    );
  return expected.equals(user.subarray(0, expected.length));
}

function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => ([state[a], state[b]] = [state[b]!, state[a]!]);
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + state[at]! + key[at % key.length]!) & 0xff;
    swap(at, other);
  }
  let [first, second] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      first = (first + 1) & 0xff;
      second = (second + state[first]!) & 0xff;
      swap(first, second);
      return byte ^ state[(state[first]! + state[second]!) & 0xff]!;
    }),
  );
}

function isEmptyByHash({ revision, user }: Encryption): boolean {
  const salt = user.subarray(HASH.bytes, HASH.bytes + HASH.salt);
  const first = createHash('sha256').update(salt).digest();
  return (revision === 5 ? first : hardened(first)).equals(user.subarray(0, HASH.bytes));
}

const ROUNDS = 64;

/** ISO 32000-2, algorithm 2.B, of the empty password. */
function hardened(first: Buffer): Buffer {
  let key = first;
  for (let round = 1, last = 0; round <= ROUNDS || last > round - 1 - 32; round += 1) {
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => key));
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const encrypted = cipher.update(repeated);
    const sum = encrypted.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = createHash(['sha256', 'sha384', 'sha512'][sum % 3]!)
      .update(encrypted)
      .digest();
    last = encrypted.at(-1)!;
  }
  return key.subarray(0, HASH.bytes);
}
