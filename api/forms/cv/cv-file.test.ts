import { CV_WITH_MACROS, NOT_A_CV } from '@site/contract';
import { ApiProblem } from '@site/protocol';
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
    ['a program', 'cv.pdf', documents.PROGRAM],
    ['a program', 'cv.doc', documents.PROGRAM],
    ['an archive', 'cv.docx', documents.ARCHIVE],
    ['an installer', 'cv.doc', documents.INSTALLER],
    ['a spreadsheet', 'cv.odt', documents.SPREADSHEET],
    ['a web page', 'cv.pdf', Buffer.from('<script>alert(1)</script>')],
    ['a Word document', 'cv.pdf', documents.DOCX],
    ['a PDF', 'cv.docx', documents.PDF],
    ['half an archive', 'cv.docx', documents.DOCX.subarray(0, documents.DOCX.length / 2)],
    ['an archive whose directory points nowhere', 'cv.docx', withDirectoryAt(documents.DOCX, 0xff_ff_ff)],
    ['text that is not Base64', 'cv.pdf', Buffer.from('***')],
  ])('%s that calls itself %s is refused', (_what, name, content) => {
    expect(refusalOf(name, content)).toEqual({ status: 400, cvFile: NOT_A_CV });
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

  test.each(UNREADABLE_WORD_FILES)('a Word document with %s is refused, at once', (_what, file) => {
    const content = wordFile(file);
    const start = performance.now();
    expect(refusalOf('cv.docx', content)).toEqual({ status: 400, cvFile: NOT_A_CV });
    expect(performance.now() - start).toBeLessThan(500);
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

function withDirectoryAt(zip: Uint8Array, offset: number): Uint8Array {
  const changed = Buffer.from(zip);
  changed.writeUInt32LE(offset, changed.length - 6);
  return changed;
}
