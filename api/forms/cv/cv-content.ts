import type { CvFormat } from '@site/contract';
import { unzipSync } from 'fflate';

/** What a file's own bytes say that it is. */
export interface CvContent {
  /** Undefined for anything that is no CV. */
  format: CvFormat | undefined;
  /** Whether it contains programs that run when it is opened. */
  hasPrograms: boolean;
}

const NOTHING: CvContent = { format: undefined, hasPrograms: false };

/** Recognises documents by their content, without unpacking any of it: a file of a few KB may hold many GB. */
export function readCvContent(bytes: Uint8Array): CvContent {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (content.subarray(0, 5).equals(PDF)) return { format: 'pdf', hasPrograms: false };
  if (content.subarray(0, 8).equals(COMPOUND_FILE)) return readCompoundFile(content);
  if (content.subarray(0, 4).equals(ZIP)) return readZip(content);
  return NOTHING;
}

const PDF = Buffer.from('%PDF-');
/** Older Word, Excel and PowerPoint files, and Windows installers. */
const COMPOUND_FILE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/** Its streams are named in UTF-16. */
function readCompoundFile(content: Buffer): CvContent {
  const names = (name: string) => content.includes(Buffer.from(name, 'utf16le'));
  return names('WordDocument') ? { format: 'doc', hasPrograms: names('_VBA_PROJECT') } : NOTHING;
}

function readZip(content: Buffer): CvContent {
  const names = namesInZip(content);
  if (names.includes('[Content_Types].xml') && names.includes('word/document.xml'))
    return { format: 'docx', hasPrograms: names.some((name) => WORD_PROGRAMS.test(name)) };
  // Its first file is named 'mimetype' and is not compressed, so that these bytes are where they are.
  if (content.subarray(MIMETYPE_AT, MIMETYPE_AT + ODT.length).equals(ODT))
    return { format: 'odt', hasPrograms: names.some((name) => OPEN_DOCUMENT_PROGRAMS.test(name)) };
  return NOTHING;
}

/** Macros, controls, and packages that open whatever is in them. */
const WORD_PROGRAMS = /(^|\/)(vbaProject\.bin|vbaData\.xml|activeX\/.+|embeddings\/oleObject[^/]*)$/i;
const OPEN_DOCUMENT_PROGRAMS = /^(Basic|Scripts)\/./;
const MIMETYPE_AT = 30;
const ODT = Buffer.from('mimetypeapplication/vnd.oasis.opendocument.textPK');

/** Far more than any CV has. */
const MAX_NAMES = 2_000;

/** The names of the files in an archive, from its directory; none where that is damaged or endless. */
function namesInZip(content: Uint8Array): string[] {
  const names: string[] = [];
  try {
    unzipSync(content, {
      filter: ({ name }) => {
        if (name === '' || names.push(name) > MAX_NAMES) throw new Error('No directory of a document');
        return false;
      },
    });
    return names;
  } catch {
    return [];
  }
}
