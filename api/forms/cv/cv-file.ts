import {
  CV_MEDIA_TYPES,
  CV_PROTECTED,
  CV_WITH_MACROS,
  cvOfOtherKind,
  NOT_A_CV,
  type CvFile,
  type CvFormat,
} from '@site/contract';
import { ApiProblem } from '@site/protocol';
import type { Attachment } from '../../mail/message.ts';
import { COMPOUND_FILE_ENTRIES, LEFT_BEHIND, OPEN_DOCUMENT_FILES, PAGES_FILES } from './accepted.ts';
import { listArchive, unpackTexts } from './archive.ts';
import { readCompoundFile } from './compound-file.ts';
import { startOf } from './file-start.ts';
import { needsPassword } from './pdf.ts';
import { readWordDocument } from './word-document.ts';

/**
 * A CV that may be stored and sent on, under a safe name. Its content says what it is: phones give files
 * names without an ending, and programs give them another's.
 * @throws ApiProblem 400 for what is no document of an accepted kind, is encrypted, or contains more than a CV may
 */
export function readCvFile({ name, content }: CvFile): Attachment {
  const bytes = Buffer.from(content, 'base64');
  const { format, problem } = readCvContent(bytes);
  if (problem !== undefined) throw new ApiProblem(400, problem, { fields: { cvFile: problem } });
  return { name: safeName(name, format), mediaType: CV_MEDIA_TYPES[format], content: bytes.toString('base64') };
}

const LONGEST_NAME = 80;
/** What no file on Windows may be called, whatever its ending. */
const RESERVED = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])$/i;

/** Letters, digits and a few signs, in one folder and with one ending: 'cv.exe.pdf' becomes 'cv-exe.pdf'. */
export function safeName(name: string, format: CvFormat): string {
  const own = name.normalize('NFC').trim().split(/[/\\]/).at(-1) ?? '';
  const stem = own
    .replace(/\.[a-z]+$/i, '')
    .replace(/[^\p{L}\p{M}\p{N} ()_'’&+-]+/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[ -]+|[ -]+$/g, '')
    .replace(RESERVED, 'CV $&');
  return `${[...stem].slice(0, LONGEST_NAME).join('') || 'CV'}.${format}`;
}

/** What a file's own bytes say that it is, or why that is no CV. */
type CvContent = { format: CvFormat; problem?: undefined } | { format?: undefined; problem: string };

const refused = (problem: string): CvContent => ({ problem });
const documentOf = (format: CvFormat, hasMore: boolean): CvContent => (hasMore ? refused(CV_WITH_MACROS) : { format });

/** Recognises documents by their content. Of an archive it unpacks only lists, and those within limits. */
function readCvContent(content: Buffer): CvContent {
  const start = startOf(content);
  if (start === 'pdf') return needsPassword(content) ? refused(CV_PROTECTED) : { format: 'pdf' };
  if (start === 'compound') return readCompound(content);
  if (start === 'zip') return readZip(content);
  return refused(start === 'unknown' ? NOT_A_CV : cvOfOtherKind(start));
}

function readCompound(content: Buffer): CvContent {
  const file = readCompoundFile(content);
  // Of a damaged one, at least its cause: a refusal needs less proof than an acceptance.
  const has = (name: string) => file?.names.includes(name) ?? content.includes(Buffer.from(name, 'utf16le'));
  // What Word writes for a DOCX with a password, and for a DOC.
  if (has('EncryptedPackage') || has('EncryptedSummary') || file?.isEncryptedDoc) return refused(CV_PROTECTED);
  if (has('Workbook') || has('Book')) return refused(cvOfOtherKind('sheet'));
  if (has('PowerPoint Document')) return refused(cvOfOtherKind('slides'));
  if (!file?.names.includes('WordDocument')) return refused(NOT_A_CV);
  return documentOf('doc', !file.names.every((name) => matches(COMPOUND_FILE_ENTRIES, name)));
}

function readZip(content: Buffer): CvContent {
  const files = listArchive(content);
  if (!files) return refused(NOT_A_CV);
  if ([...files].some((name) => matches(PAGES_FILES, name))) return refused(cvOfOtherKind('pages'));
  const texts = unpackTexts(content, (name) => name === MIMETYPE || name === MANIFEST);
  const mimetype = texts?.get(MIMETYPE)?.trim();
  if (mimetype === ODT) {
    if (texts?.get(MANIFEST)?.includes('encryption-data')) return refused(CV_PROTECTED);
    return documentOf('odt', ![...files].every((name) => matches([...OPEN_DOCUMENT_FILES, ...LEFT_BEHIND], name)));
  }
  if (mimetype === ODS) return refused(cvOfOtherKind('sheet'));
  if (mimetype === ODP) return refused(cvOfOtherKind('slides'));
  const verdict = readWordDocument(content, files);
  if (verdict === 'sheet' || verdict === 'slides') return refused(cvOfOtherKind(verdict));
  return verdict === 'none' ? refused(NOT_A_CV) : documentOf('docx', verdict === 'refused');
}

const matches = (accepted: readonly RegExp[], name: string) => accepted.some((pattern) => pattern.test(name));

const MIMETYPE = 'mimetype';
const MANIFEST = 'meta-inf/manifest.xml';
const ODT = 'application/vnd.oasis.opendocument.text';
const ODS = 'application/vnd.oasis.opendocument.spreadsheet';
const ODP = 'application/vnd.oasis.opendocument.presentation';
