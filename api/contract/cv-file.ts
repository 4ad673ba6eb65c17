import * as v from 'valibot';

/** The endings of file names that a CV may have, and what each is sent as. */
export const CV_MEDIA_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
} as const;
export type CvFormat = keyof typeof CV_MEDIA_TYPES;

/** Bytes. */
export const MAX_CV_BYTES = 5 * 1024 * 1024;

/** Where the name and the content disagree, which only the server can tell. */
export const NOT_A_CV = 'We cannot read this file. Please save it as a PDF and choose that.';
/** A document with more than text and pictures, which may run a program or fetch something when it is opened. */
export const CV_WITH_MACROS =
  'This file contains macros or other files, or loads something when it is opened. Please save it as a PDF and choose that.';

/** The format that a file's name promises; undefined for any other. */
export function cvFormatOf(name: string): CvFormat | undefined {
  const ending = /\.([a-z]+)$/i.exec(name.trim())?.[1]?.toLowerCase();
  return ending !== undefined && Object.hasOwn(CV_MEDIA_TYPES, ending) ? (ending as CvFormat) : undefined;
}

/** Why a file cannot be a CV, by its name and its size in bytes. */
export function cvFileProblem({ name, size }: { name: string; size: number }): string | undefined {
  if (!cvFormatOf(name)) return 'Please choose a PDF, DOC, DOCX or ODT file';
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
