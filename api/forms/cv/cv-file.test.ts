import { CV_PROTECTED, CV_WITH_MACROS, cvFileProblem, cvOfOtherKind, NOT_A_CV } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readCvFile, safeName } from './cv-file.ts';
import * as documents from './documents.test-support.ts';
import { UNREADABLE_WORD_FILES, WORD_FILES, WORD_FILES_WITH_MORE, wordFile } from './word-files.test-support.ts';

const read = (name: string, content: Uint8Array) =>
  readCvFile({ name, content: Buffer.from(content).toString('base64') });

function refusalOf(name: string, content: Uint8Array) {
  try {
    read(name, content);
  } catch (error) {
    if (error instanceof ApiProblem) return { status: error.status, ...error.fields };
  }
  return expect.fail(`${name} was accepted`);
}

describe('a CV as a file', () => {
  test.each([
    ['cv.pdf', documents.PDF, 'application/pdf'],
    ['CV.PDF', documents.PDF, 'application/pdf'],
    ['cv.doc', documents.DOC, 'application/msword'],
    ['cv.docx', documents.DOCX, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['cv.odt', documents.ODT, 'application/vnd.oasis.opendocument.text'],
  ])('%s is accepted for what it is', (name, content, mediaType) => {
    const file = read(name, content);
    expect(file.mediaType).toBe(mediaType);
    expect(Buffer.from(file.content, 'base64').equals(content)).toBe(true);
  });

  test.each([
    ['1000012345', documents.PDF, '1000012345.pdf'],
    ['document:31', documents.DOCX, 'document-31.docx'],
    ['primary:Download/Sam Okoro', documents.DOC, 'Sam Okoro.doc'],
    ['Sam Okoro.pdf.bin', documents.PDF, 'Sam Okoro-pdf.pdf'],
    ['cv.docx', documents.PDF, 'cv.pdf'],
    ['cv.doc', documents.DOCX, 'cv.docx'],
    ['cv.pdf', documents.DOCX, 'cv.docx'],
    ['cv.odt (1)', documents.ODT, 'cv-odt (1).odt'],
    ['', documents.ODT, 'CV.odt'],
  ])('%j is taken by its content and saved as that', (name, content, saved) => {
    expect(read(name, content).name).toBe(saved);
    expect(cvFileProblem({ name, size: content.length })).toBeUndefined();
  });

  test.each([
    ['a line end', '\r\n'],
    ['a byte order mark', '\ufeff'],
    ['the headers of a mail', 'MIME-Version: 1.0\r\nContent-Type: application/pdf\r\n\r\n'],
    ['text', `${'x'.repeat(1019)}`],
  ])('a PDF with %s before its header is accepted, as readers do', (_what, before) => {
    expect(read('cv.pdf', Buffer.concat([Buffer.from(before), documents.PDF])).mediaType).toBe('application/pdf');
  });

  test('the header of a PDF is looked for as far as readers look', () => {
    const late = Buffer.concat([Buffer.alloc(1025, 'x'), documents.PDF]);
    expect(refusalOf('cv.pdf', late)).toEqual({ status: 400, cvFile: cvOfOtherKind('text') });
  });

  test.each([
    ['a program', documents.PROGRAM],
    ['an archive', documents.ARCHIVE],
    ['an installer', documents.INSTALLER],
    ['half an archive', documents.DOCX.subarray(0, documents.DOCX.length / 2)],
    ['an archive whose directory points nowhere', withDirectoryAt(documents.DOCX, 0xff_ff_ff)],
    ['text that is not Base64', Buffer.from('***', 'base64')],
    ['noise', Buffer.from([7, 0, 1, 2])],
  ])('%s is refused under any name', (_what, content) => {
    for (const name of NAMES) expect(refusalOf(name, content)).toEqual({ status: 400, cvFile: NOT_A_CV });
  });

  test.each([
    ['a DOCX', documents.DOCX_WITH_PASSWORD],
    ['a DOC', documents.DOC_WITH_PASSWORD],
    ['a DOC with an encrypted summary', documents.DOC_WITH_ENCRYPTED_SUMMARY],
    ['an ODT', documents.ODT_WITH_PASSWORD],
    ['a PDF', documents.PDF_WITH_PASSWORD],
    ['a damaged DOCX', Buffer.concat([documents.DOC.subarray(0, 8), Buffer.from('..EncryptedPackage', 'utf16le')])],
  ])('%s that has a password is told so', (_what, content) => {
    for (const name of NAMES) expect(refusalOf(name, content)).toEqual({ status: 400, cvFile: CV_PROTECTED });
  });

  test('a PDF may speak of encryption', () => {
    const text = '%PDF-1.7\n4 0 obj<<>>stream\n(trailer << /Encrypt 9 0 R >>)\nendstream endobj\n%%EOF';
    expect(read('cv.pdf', Buffer.from(text)).name).toBe('cv.pdf');
  });

  test.each([
    ['rtf', Buffer.from(String.raw`{\rtf1\ansi Sam}`)],
    ['html', Buffer.from('<html xmlns:w="urn:schemas-microsoft-com:office:word">Sam</html>')],
    ['html', Buffer.from('\ufeff<!DOCTYPE HTML><p>Sam')],
    ['html', Buffer.from('<html>%PDF-1.7')],
    ['html', Buffer.from('\ufeff<html>Sam', 'utf16le')],
    ['html', Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related')],
    ['wordXml', Buffer.from('<?xml version="1.0"?><?mso-application progid="Word.Document"?>')],
    ['text', Buffer.from('Sam Okoro, driver')],
    ['text', Buffer.from('\ufeffSam Okoro, driver', 'utf16le')],
    ['text', Buffer.from('\ufeffSam Okoro, driver', 'utf16le').swap16()],
    ['pages', documents.PAGES],
    ['pages', documents.OLD_PAGES],
    ['sheet', documents.SPREADSHEET],
    ['sheet', documents.OLD_SPREADSHEET],
    ['sheet', wordFile({ mainType: WORKBOOK })],
    ['slides', documents.SLIDES],
    ['slides', documents.OLD_SLIDES],
    ['picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['picture', Buffer.from('\0\0\0\x18ftypheic')],
  ] as const)('%s is named, whatever it calls itself', (kind, content) => {
    for (const name of NAMES) expect(refusalOf(name, content)).toEqual({ status: 400, cvFile: cvOfOtherKind(kind) });
  });

  test.each([
    ['cv.pages', 'By its name, this is a Pages document. Please save it as a PDF and choose that.'],
    ['CV.JPG', 'By its name, this is a picture. Please save it as a PDF and choose that.'],
    ['rota.xlsx', 'By its name, this is a spreadsheet. Please save it as a PDF and choose that.'],
    ['cv.exe', 'Please choose a PDF, DOC, DOCX or ODT file'],
  ])('%s is refused before it is sent, and nothing said of what is in it', (name, problem) => {
    expect(cvFileProblem({ name, size: 1 })?.replace(' If it is a PDF, give it a name that ends with .pdf.', '')).toBe(
      problem,
    );
  });

  test.each([
    ['accepted', wordFile(), { name: 'cv.docx' }],
    ['refused', documents.DOCX_WITH_MACROS, { status: 400, cvFile: CV_WITH_MACROS }],
  ])('in whatever order and spelling its files are packed, a Word document is %s', (_verdict, file, verdict) => {
    for (const packed of packings(file)) {
      const answer = 'status' in verdict ? refusalOf('cv.docx', packed) : { name: read('cv.docx', packed).name };
      expect(answer).toEqual(verdict);
    }
  });

  test.each([
    ['cv.docx', documents.DOCX_WITH_MACROS],
    ['cv.doc', documents.DOC_WITH_MACROS],
    ['cv.odt', documents.ODT_WITH_MACROS],
  ])('%s with macros is refused', (name, content) => {
    expect(refusalOf(name, content)).toEqual({ status: 400, cvFile: CV_WITH_MACROS });
  });

  test('a DOC with a package in it is refused', () => {
    expect(refusalOf('cv.doc', documents.DOC_WITH_PACKAGE)).toEqual({ status: 400, cvFile: CV_WITH_MACROS });
  });

  test.each(WORD_FILES)('a Word document by %s is accepted', (_program, content) => {
    expect(read('cv.docx', content).name).toBe('cv.docx');
  });

  test.each(WORD_FILES_WITH_MORE)('a Word document with %s is refused', (_what, file) => {
    expect(refusalOf('cv.docx', wordFile(file))).toEqual({ status: 400, cvFile: CV_WITH_MACROS });
  });

  test.each(UNREADABLE_WORD_FILES)('a Word document with %s is refused', (_what, file) => {
    expect(refusalOf('cv.docx', wordFile(file))).toEqual({ status: 400, cvFile: NOT_A_CV });
  });

  test('a zip bomb is not unpacked', () => {
    const before = process.memoryUsage().arrayBuffers;
    const file = read('cv.docx', documents.ZIP_BOMB);
    expect(file.content.length).toBeLessThan(1024 * 1024);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * 1024 * 1024);
  });

  test.each([
    ['Ada Okafor – CV (2026).pdf', 'Ada Okafor - CV (2026).pdf'],
    ['C:\\Users\\ada\\cv.PDF', 'cv.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['cv.exe.pdf', 'cv-exe.pdf'],
    ['cv\u202efdp.exe.pdf', 'cv-fdp-exe.pdf'],
    ['cv\r\nBcc: eve@example.org.pdf', 'cv-Bcc- eve-example-org.pdf'],
    ['Élodie Müller.pdf', 'Élodie Müller.pdf'],
    ['.pdf', 'CV.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(80)}.pdf`],
  ])('%j is saved as %j', (given, saved) => {
    expect(safeName(given, 'pdf')).toBe(saved);
  });
});

const NAMES = ['cv.pdf', 'cv.doc', 'cv.docx', 'cv.odt', 'cv', ''];
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

/** The same archive with its files turned round, spelt as Windows programs do, in capitals, stored and packed. */
function packings(file: Uint8Array): Uint8Array[] {
  const files = Object.entries(unzipSync(file));
  const spellings = [
    (name: string) => name,
    (name: string) => name.replaceAll('/', '\\'),
    (name: string) => name.toUpperCase(),
    (name: string) => `/${name}`,
    (name: string) => `.\\${name.replaceAll('/', '\\')}`,
  ];
  return files.flatMap((_, first) =>
    spellings.flatMap((spell) =>
      ([0, 9] as const).map((level) => {
        const turned = [...files.slice(first), ...files.slice(0, first)];
        return zipSync(Object.fromEntries(turned.map(([name, content]) => [spell(name), content])), { level });
      }),
    ),
  );
}

function withDirectoryAt(zip: Uint8Array, offset: number): Uint8Array {
  const changed = Buffer.from(zip);
  changed.writeUInt32LE(offset, changed.length - 6);
  return changed;
}

test.each(['CON', 'nul', 'Aux.pdf', 'prn.docx', 'COM1.pdf', 'lpt9', 'com¹', ' con .pdf'])(
  '%s, which no file on Windows may be called, gets another name',
  (name) => expect(safeName(name, 'pdf')).toMatch(/^CV \S+\.pdf$/i),
);

test.each(['Conrad', 'COM10', 'console', 'con CV'])('%s is kept', (name) =>
  expect(safeName(name, 'pdf')).toBe(`${name}.pdf`),
);
