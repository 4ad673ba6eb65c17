import { CV_MEDIA_TYPES, CV_WITH_MACROS, cvFormatOf, NOT_A_CV, type CvFile, type CvFormat } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import type { Attachment } from '../../mail/message.ts';
import { COMPOUND_FILE_ENTRIES, OPEN_DOCUMENT_FILES } from './accepted.ts';
import { listArchive } from './archive.ts';
import { listCompoundFile } from './compound-file.ts';
import { readWordDocument } from './word-document.ts';

/**
 * A CV that may be stored and sent on, under a name that is safe to save.
 * @throws ApiProblem 400 for what is no document of the kind that its name promises, or contains more than a CV may
 */
export function readCvFile({ name, content }: CvFile): Attachment {
  const bytes = Buffer.from(content, 'base64');
  const promised = cvFormatOf(name);
  const { format, hasMore } = readCvContent(bytes);
  if (!format || format !== promised) throw refused(NOT_A_CV);
  if (hasMore) throw refused(CV_WITH_MACROS);
  return { name: safeName(name, format), mediaType: CV_MEDIA_TYPES[format], content: bytes.toString('base64') };
}

const refused = (message: string) => new ApiProblem(400, message, { fields: { cvFile: message } });

const LONGEST_NAME = 80;

/** Letters, digits and a few signs, in one folder and with one ending: 'cv.exe.pdf' becomes 'cv-exe.pdf'. */
export function safeName(name: string, format: CvFormat): string {
  const own = name.normalize('NFC').trim().split(/[/\\]/).at(-1) ?? '';
  const stem = own
    .replace(/\.[a-z]+$/i, '')
    .replace(/[^\p{L}\p{M}\p{N} ()_'’&+-]+/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[ -]+|[ -]+$/g, '');
  return `${[...stem].slice(0, LONGEST_NAME).join('') || 'CV'}.${format}`;
}

/** What a file's own bytes say that it is. */
interface CvContent {
  /** Undefined for anything that is no CV. */
  format: CvFormat | undefined;
  /** Whether it contains more than a CV may: programs, other files, or what is fetched when it is opened. */
  hasMore: boolean;
}

const NOTHING: CvContent = { format: undefined, hasMore: false };

/** Recognises documents by their content. Of an archive it unpacks only lists, and those within limits. */
function readCvContent(bytes: Uint8Array): CvContent {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (content.subarray(0, 5).equals(PDF)) return { format: 'pdf', hasMore: false };
  if (content.subarray(0, 8).equals(COMPOUND_FILE)) return readCompoundFile(content);
  if (content.subarray(0, 4).equals(ZIP)) return readZip(content);
  return NOTHING;
}

const PDF = Buffer.from('%PDF-');
/** Older Word, Excel and PowerPoint files, and Windows installers. */
const COMPOUND_FILE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

function readCompoundFile(content: Buffer): CvContent {
  const names = listCompoundFile(content);
  if (!names?.includes('WordDocument')) return NOTHING;
  return { format: 'doc', hasMore: !names.every((name) => matches(COMPOUND_FILE_ENTRIES, name)) };
}

function readZip(content: Buffer): CvContent {
  const files = listArchive(content);
  if (!files) return NOTHING;
  // Its first file is named 'mimetype' and is not compressed, so that these bytes are where they are.
  if (content.subarray(MIMETYPE_AT, MIMETYPE_AT + ODT.length).equals(ODT))
    return { format: 'odt', hasMore: ![...files].every((name) => matches(OPEN_DOCUMENT_FILES, name)) };
  const verdict = readWordDocument(content, files);
  return verdict === 'none' ? NOTHING : { format: 'docx', hasMore: verdict === 'refused' };
}

const matches = (accepted: readonly RegExp[], name: string) => accepted.some((pattern) => pattern.test(name));

const MIMETYPE_AT = 30;
const ODT = Buffer.from('mimetypeapplication/vnd.oasis.opendocument.textPK');
