import type { CvFormat } from '@site/contract';
import { COMPOUND_FILE_ENTRIES, OPEN_DOCUMENT_FILES } from './accepted.ts';
import { listArchive } from './archive.ts';
import { listCompoundFile } from './compound-file.ts';
import { readWordDocument } from './word-document.ts';

/** What a file's own bytes say that it is. */
export interface CvContent {
  /** Undefined for anything that is no CV. */
  format: CvFormat | undefined;
  /** Whether it contains more than a CV may: programs, other files, or what is fetched when it is opened. */
  hasMore: boolean;
}

const NOTHING: CvContent = { format: undefined, hasMore: false };

/** Recognises documents by their content. Of an archive it unpacks only lists, and those within limits. */
export function readCvContent(bytes: Uint8Array): CvContent {
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
