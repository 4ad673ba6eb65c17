import { strToU8, zipSync, type Zippable } from 'fflate';
import { wordFile } from './word-files.test-support.ts';

const SECTOR = 512;

/** Documents as small as they can be, and things that only look like one. */
export const PDF = strToU8('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n');
export const DOCX = wordFile();
export const DOCX_WITH_MACROS = wordFile({
  parts: { 'word/vbaProject.bin': 'application/vnd.ms-office.vbaProject' },
  relationships: [['vbaProject', 'vbaProject.bin']],
});
export const ODT = openDocument('application/vnd.oasis.opendocument.text');
export const ODT_WITH_MACROS = openDocument('application/vnd.oasis.opendocument.text', {
  'Basic/Standard/Module1.xml': strToU8('<script:module/>'),
});
export const SPREADSHEET = openDocument('application/vnd.oasis.opendocument.spreadsheet');
export const DOC = compoundFile({ WordDocument: {}, '1Table': {}, '\x05SummaryInformation': {}, ObjectPool: {} });
export const DOC_WITH_MACROS = compoundFile({ WordDocument: {}, Macros: { VBA: { _VBA_PROJECT: {} } } });
export const DOC_WITH_PACKAGE = compoundFile({ WordDocument: {}, ObjectPool: { _1: { '\x01Ole10Native': {} } } });
export const INSTALLER = compoundFile({ '\x05SummaryInformation': {} });
export const DOCX_WITH_PASSWORD = compoundFile({ EncryptionInfo: {}, EncryptedPackage: {}, '\x06DataSpaces': {} });
export const DOC_WITH_PASSWORD = withEncryptedText(compoundFile({ WordDocument: {}, '1Table': {} }));
export const DOC_WITH_ENCRYPTED_SUMMARY = compoundFile({ WordDocument: {}, '1Table': {}, EncryptedSummary: {} });
export const OLD_SPREADSHEET = compoundFile({ Workbook: {}, '\x05SummaryInformation': {} });
export const OLD_SLIDES = compoundFile({ 'PowerPoint Document': {}, 'Current User': {} });
export const ODT_WITH_PASSWORD = openDocument('application/vnd.oasis.opendocument.text', {
  'META-INF/manifest.xml': strToU8('<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>'),
});
export const SLIDES = openDocument('application/vnd.oasis.opendocument.presentation');
export const PAGES = zipSync({
  'Index/Document.iwa': new Uint8Array(8),
  'Metadata/Properties.plist': strToU8('bplist00'),
});
export const OLD_PAGES = zipSync({ 'index.xml': strToU8('<sl:document/>'), 'buildVersionHistory.plist': strToU8('') });
export const PDF_WITH_PASSWORD = strToU8(
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R/Encrypt 9 0 R>>\nstartxref\n9\n%%EOF\n',
);
export const PROGRAM = strToU8('MZ\x90\0 This program cannot be run in DOS mode. %PDF-1.7');
export const ARCHIVE = zipSync({ 'cv.exe': PROGRAM });
/** 64 MB of nothing, in a few KB. */
export const ZIP_BOMB = wordFile({
  parts: { 'word/media/image1.bmp': 'image/bmp' },
  files: { 'word/media/image1.bmp': new Uint8Array(64 * 1024 * 1024) },
});

function openDocument(type: string, more: Zippable = {}): Uint8Array {
  return zipSync({ mimetype: [strToU8(type), { level: 0 }], 'content.xml': strToU8('<office:text/>'), ...more });
}

/** Storages with what is in them; an empty one stands for a stream too. */
interface Storage {
  [name: string]: Storage;
}

/** A compound file with one sector of tables and a directory from its second sector on. */
function compoundFile(root: Storage): Uint8Array {
  const entries = [directoryEntry('Root Entry')];
  addEntries(entries, entries[0]!, root);
  const directory = Buffer.concat(entries);
  const header = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 48);
  const sectors = Math.ceil(directory.length / SECTOR);
  // The first sector has the number of each one's next; the directory's last has none.
  const table = Buffer.alloc(SECTOR, 0xff);
  for (let sector = 1; sector < sectors; sector += 1) table.writeUInt32LE(sector + 1, sector * 4);
  return Buffer.concat([header, table, directory, Buffer.alloc(sectors * SECTOR - directory.length)]);
}

/** The first stream at the end, with a header that says that its text is encrypted. */
function withEncryptedText(doc: Uint8Array): Uint8Array {
  const file = Buffer.from(doc);
  const entry = 2 * SECTOR + 128;
  file.writeUInt32LE(file.length / SECTOR - 1, entry + 116);
  file.writeUInt32LE(4096, entry + 120);
  const stream = Buffer.alloc(4096);
  stream.writeUInt16LE(0xa5ec, 0);
  stream.writeUInt16LE(0x0100, 10);
  return Buffer.concat([file, stream]);
}

/** Adds the entries of a storage below their parent's, each as the one beside the last. */
function addEntries(entries: Buffer[], parent: Buffer, storage: Storage): void {
  let [before, link] = [parent, 76];
  for (const [name, inside] of Object.entries(storage)) {
    const entry = directoryEntry(name);
    before.writeUInt32LE(entries.push(entry) - 1, link);
    addEntries(entries, entry, inside);
    [before, link] = [entry, 72];
  }
}

function directoryEntry(name: string): Buffer {
  const entry = Buffer.alloc(128);
  entry.writeUInt16LE(entry.write(`${name}\0`, 'utf16le'), 64);
  return entry.fill(0xff, 68, 80);
}
