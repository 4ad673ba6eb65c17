import { describe, expect, test } from 'vitest';
import { needsPassword } from './pdf.ts';

const ID = '3039353331666338613730316337306237633732333030363835363236386463';

interface Dictionary {
  /** All of it but /O and /U. */
  entries: string;
  owner: string;
  user: string;
}

const STANDARD = '/Filter /Standard /P 4294967292';
const NAMED_FILTERS = '/CF <</StdCF <</AuthEvent /DocOpen /CFM /AESV2 /Length 16>>>> /StmF /StdCF /StrF /StdCF';

/** Of files by other programs that have no password for opening, and one for changing. */
const FOR_EVERYBODY: readonly Dictionary[] = [
  {
    entries: `${STANDARD} /V 1 /R 2 /Length 40`,
    owner: '3bea6daa41b78d91fdea27d50297622a0486a78bcf3d7a901070c18acb3b2488',
    user: '92d9d5b68c4c424de3928ce50e4114268a8e1fe88a8fec2c572f4913b77c8b04',
  },
  {
    entries: `${STANDARD} /V 2 /R 3 /Length 128`,
    owner: '3e848dc6d973c7abcde0d973f3f3e0acb1b6a49cb05786bd80f307eeb258b459',
    user: '78db9ca76614f52a32f5ab7420bebcee28bf4e5e4e758a4164004e56fffa0108',
  },
  {
    entries: `${NAMED_FILTERS} ${STANDARD} /V 4 /R 4`,
    owner: '3e848dc6d973c7abcde0d973f3f3e0acb1b6a49cb05786bd80f307eeb258b459',
    user: '78db9ca76614f52a32f5ab7420bebcee28bf4e5e4e758a4164004e56fffa0108',
  },
  {
    entries: `${STANDARD} /V 5 /R 5 /Length 256`,
    owner: 'c91ee40fe565bb161540c27a88469d8787d6ec09fdc81651b9c1cae94a7a561207c1b067093b72769cd1a2e5486abbff',
    user: '4bf5780eb42cb8132c4a8c0472e4c417332d09c0de162330a6a755513fce4970f7237a4be8f32286b379c35eaf8d97de',
  },
  {
    entries: `${STANDARD} /V 5 /R 6 /Length 256`,
    owner: '161223d262a3afaf0b08481df6f558cdfaf94aadcb3654a1a142ce0655d4a7579e5088eccb0dc6ced434f897c11a9851',
    user: '589c8e5f12625703b70557ad6e8a7ab24a81a562a112d8d4b42c2307491103d1fd9f6b4a6cfa957713ca61b7d1abf725',
  },
];

/** The same programs' files with a password for opening. */
const FOR_SOME: readonly Dictionary[] = [
  {
    entries: `${STANDARD} /V 1 /R 2 /Length 40`,
    owner: '603040866ab62f6fd7b427f6772c072264fe58c71e5d6a3e3fcab81c91e862fe',
    user: 'a902f5d20b08a67af03dac3629e9c1f530c02ee4f80c42bdb8ea9ac151cebc2d',
  },
  {
    entries: `${STANDARD} /V 2 /R 3 /Length 128`,
    owner: '655ea0eaf2726555e7bed950864885a4d1ce5bd061379613af497e78e88bf22f',
    user: 'ee5932fc74e549e333e905bd0dbbee3828bf4e5e4e758a4164004e56fffa0108',
  },
  {
    entries: `${STANDARD} /V 5 /R 6 /Length 256`,
    owner: '99fd2296f3c4cef15605bc4cfa8bd1d456665abf09644114e02be8ba04fb68e4293eace07fc3d79b7b35941bd3a6cdd4',
    user: '07b9238b0e14590f0400f5a2635d6768a3489c2db20e60b7709188796eb91654c4d4a600655b32a4ca39d005f86d6b1e',
  },
];

const inHex = (digits: string) => `<${digits}>`;

/** As most programs write it: each byte as it is, apart from those that mean something. */
const asText = (digits: string) =>
  `(${Buffer.from(digits, 'hex')
    .toString('latin1')
    .replaceAll(/[\\()\r\n]/g, escaped)})`;
const escaped = (sign: string) => ({ '\r': '\\r', '\n': '\\n' })[sign] ?? `\\${sign}`;

type Written = (digits: string) => string;

const inObject = ({ entries, owner, user }: Dictionary, written: Written, name = '/Encrypt') =>
  `%PDF-1.7\n9 0 obj<<${entries}/O ${written(owner)}/U ${written(user)}>>endobj\n` +
  `trailer<</Root 1 0 R${name} 9 0 R/ID[${written(ID)}${written(ID)}]>>\nstartxref\n9\n%%EOF\n`;

const inTrailer = ({ entries, owner, user }: Dictionary, written: Written) =>
  `%PDF-1.7\ntrailer<</ID[${written(ID)}${written(ID)}]/Encrypt<<${entries}/O ${written(owner)}/U ${written(user)}>>>>\n%%EOF\n`;

const asksFor = (file: string) => needsPassword(Buffer.from(file, 'latin1'));

describe.each([
  ['in hexadecimal', inHex],
  ['as text', asText],
])('a PDF whose strings are %s', (_how, written) => {
  test.each(FOR_EVERYBODY)('opens without a password where it is only for changes: $entries', (dictionary) => {
    expect(asksFor(inObject(dictionary, written))).toBe(false);
    expect(asksFor(inTrailer(dictionary, written))).toBe(false);
  });

  test.each(FOR_SOME)('needs one where it has one for opening: $entries', (dictionary) => {
    expect(asksFor(inObject(dictionary, written))).toBe(true);
    expect(asksFor(inTrailer(dictionary, written))).toBe(true);
  });

  test.each(['/E#6ecrypt', '/#45ncrypt', '/#45#6E#63#72#79#70#74'])('needs one, spelled %s too', (name) => {
    expect(asksFor(inObject(FOR_SOME[1]!, written, name))).toBe(true);
    expect(asksFor(inObject(FOR_EVERYBODY[1]!, written, name))).toBe(false);
  });
});

test.each([
  ['no dictionary', '%PDF-1.7\ntrailer<</Encrypt 9 0 R>>'],
  ['another handler', inObject({ ...FOR_EVERYBODY[1]!, entries: '/Filter /Adobe.PubSec /R 3 /P -4' }, inHex)],
  ['a later revision', inObject({ ...FOR_EVERYBODY[4]!, entries: `${STANDARD} /V 6 /R 7` }, inHex)],
  ['a check cut short', inObject({ ...FOR_EVERYBODY[1]!, user: '78db' }, inHex)],
])('a PDF with encryption that cannot be read needs a password: %s', (_what, file) => {
  expect(asksFor(file)).toBe(true);
});
