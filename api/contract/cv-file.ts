import * as v from 'valibot';

/** The endings of file names that a CV may have, and what each is sent as. */
export const CV_MEDIA_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
} as const;
export type CvFormat = keyof typeof CV_MEDIA_TYPES;

/** What a file field offers to choose from. Android knows files by their media types, others by their endings. */
export const CV_ACCEPT = Object.entries(CV_MEDIA_TYPES)
  .map(([ending, type]) => `.${ending},${type}`)
  .join(',');

/** Bytes. */
export const MAX_CV_BYTES = 5 * 1024 * 1024;

const AS_PDF = 'lease save it as a PDF and choose that.';
export const NOT_A_CV = `We cannot read this file. P${AS_PDF}`;
/** A document with more than text and pictures, which may run a program or fetch something when it is opened. */
export const CV_WITH_MACROS = `This file contains macros or other files, or loads something when it is opened. P${AS_PDF}`;
export const CV_PROTECTED = 'This file is protected by a password: please save it without one and choose that.';

/** What people send instead of a CV that we take, in words. RTF is among them: it may bring other files along. */
const OTHER_KINDS = {
  pages: 'a Pages document',
  rtf: 'a rich text (RTF) file',
  html: 'a web page',
  text: 'a text file',
  wordXml: 'a Word 2003 XML file',
  sheet: 'a spreadsheet',
  slides: 'a presentation',
  picture: 'a picture',
} as const;
export type OtherKind = keyof typeof OTHER_KINDS;

export const cvOfOtherKind = (kind: OtherKind): string =>
  kind === 'pages'
    ? 'This is a Pages document: please export it as a PDF and choose that.'
    : `This is ${OTHER_KINDS[kind]}: p${AS_PDF}`;

const cvNamedAs = (kind: OtherKind): string =>
  `By its name, this is ${OTHER_KINDS[kind]}. P${AS_PDF} If it is a PDF, give it a name that ends with .pdf.`;

/** Endings that no phone or mail program adds to another file: '.bin', '.txt' or none tell nothing. */
const OTHER_ENDINGS: readonly (readonly [endings: RegExp, kind: OtherKind | undefined])[] = [
  [/^pages$/, 'pages'],
  [/^(jpe?g|png|gif|webp|hei[cf]|tiff?)$/, 'picture'],
  [/^(xlsx?|ods|csv|numbers)$/, 'sheet'],
  [/^(pptx?|odp)$/, 'slides'],
  [/^(exe|msi|bat|cmd|com|scr|js|vbs|apk|lnk)$/, undefined],
];

const endingOf = (name: string) => /\.([a-z]+)$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '';

/** The format that a file's name promises; undefined for any other. */
export function cvFormatOf(name: string): CvFormat | undefined {
  const ending = endingOf(name);
  return Object.hasOwn(CV_MEDIA_TYPES, ending) ? (ending as CvFormat) : undefined;
}

/** Why a file cannot be a CV, by its name and its size in bytes. What it really is, only the server can tell. */
export function cvFileProblem({ name, size }: { name: string; size: number }): string | undefined {
  const other = OTHER_ENDINGS.find(([endings]) => endings.test(endingOf(name)));
  if (other) return other[1] ? cvNamedAs(other[1]) : 'Please choose a PDF, DOC, DOCX or ODT file';
  if (size === 0) return 'This file is empty. Please choose another.';
  return size > MAX_CV_BYTES ? 'Please choose a file of at most 5 MB' : undefined;
}

/** The number of bytes that text in Base64 stands for. */
const sizeOf = (base64: string) => Math.floor((base64.length * 3) / 4) - (/={0,2}$/.exec(base64)?.[0].length ?? 0);

const problemOf = ({ name, content }: { name: string; content: string }) =>
  cvFileProblem({ name, size: sizeOf(content) });

/** A CV as a file: its name, and its content in Base64. */
export const CvFileSchema = v.pipe(
  v.object({ name: v.string(), content: v.string() }, 'Please choose a file'),
  v.check(
    (file) => problemOf(file) === undefined,
    ({ input }) => problemOf(input) ?? '',
  ),
);
export type CvFile = v.InferOutput<typeof CvFileSchema>;
