import { strToU8, zipSync, type Zippable } from 'fflate';

/** Documents as small as they can be, and things that only look like one. */
export const PDF = strToU8('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n');
export const DOCX = wordFile();
export const DOCX_WITH_MACROS = wordFile({ 'word/vbaProject.bin': strToU8('Sub AutoOpen()') });
export const ODT = openDocument('application/vnd.oasis.opendocument.text');
export const ODT_WITH_MACROS = openDocument('application/vnd.oasis.opendocument.text', {
  'Basic/Standard/Module1.xml': strToU8('<script:module/>'),
});
export const SPREADSHEET = openDocument('application/vnd.oasis.opendocument.spreadsheet');
export const DOC = compoundFile('Root Entry', 'WordDocument', '1Table');
export const DOC_WITH_MACROS = compoundFile('Root Entry', 'WordDocument', 'Macros', 'VBA', '_VBA_PROJECT');
export const INSTALLER = compoundFile('Root Entry', 'SummaryInformation');
export const PROGRAM = strToU8('MZ\x90\0 This program cannot be run in DOS mode. %PDF-1.7');
export const ARCHIVE = zipSync({ 'cv.exe': PROGRAM });
/** 64 MB of nothing, in a few KB. */
export const ZIP_BOMB = wordFile({ 'word/media/image1.bmp': new Uint8Array(64 * 1024 * 1024) });

function wordFile(more: Zippable = {}): Uint8Array {
  const parts = { '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<w:document/>') };
  return zipSync({ ...parts, ...more });
}

function openDocument(type: string, more: Zippable = {}): Uint8Array {
  return zipSync({ mimetype: [strToU8(type), { level: 0 }], 'content.xml': strToU8('<office:text/>'), ...more });
}

function compoundFile(...names: string[]): Uint8Array {
  const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  return Buffer.concat([signature, Buffer.alloc(504), ...names.map((name) => Buffer.from(`${name}\0`, 'utf16le'))]);
}
