import type { OtherKind } from '@site/contract';
import { encodingFromStart } from '../../encoding.ts';

type Start = 'pdf' | 'compound' | 'zip' | OtherKind | 'unknown';

/* eslint-disable no-control-regex -- Of these, the starts of files consist. */
/** By a file's first bytes, as Latin-1. */
const STARTS: readonly (readonly [start: RegExp, kind: Start])[] = [
  [/^%PDF-/, 'pdf'],
  // Older Word, Excel and PowerPoint files, protected ones, and Windows installers.
  [/^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/, 'compound'],
  [/^PK\x03\x04/, 'zip'],
  // Programs, and what systems run or follow: of Windows, Linux and macOS.
  [/^(MZ|\x7fELF|#!|L\0\0\0|[\xca\xce\xcf]\xfe|\xfe\xed\xfa)/, 'unknown'],
  [/^\{\\rtf/, 'rtf'],
  [/^(\xff\xd8\xff|\x89PNG|GIF8|BM|II\*\0|MM\0\*|RIFF....WEBP|....ftyp(hei|hev|mif|msf|avif))/s, 'picture'],
  [/^<\?xml[^>]*>\s*<\?mso-application/, 'wordXml'],
  [/^(<!--|<!doctype\s+html|<html|<head|<body|<meta|<\?xml[^<]*<html)/i, 'html'],
  // A web page with its pictures, in one file.
  [/^(MIME-Version:|From: <?saved)/i, 'html'],
];

/** How far into a file readers look for the header of a PDF (ISO 32000-1, annex H.3.4.1). Bytes. */
const PDF_WITHIN = 1024;

/** What a file's first bytes say that it is. Scripts write mail headers, line ends or a mark before those of a PDF. */
export function startOf(content: Buffer): Start {
  const start = content.toString('latin1', 0, PDF_WITHIN + '%PDF-'.length);
  const text = textFrom(content.subarray(0, PDF_WITHIN)).trimStart();
  const known = STARTS.find(([pattern]) => pattern.test(start) || pattern.test(text));
  if (known && !/^MIME/i.test(text)) return known[1];
  if (start.includes('%PDF-') && !text.startsWith('<')) return 'pdf';
  if (known) return known[1];
  return content.length > 0 && isText(text) ? 'text' : 'unknown';
}

const textFrom = (start: Buffer) => new TextDecoder(encodingFromStart(start) ?? 'windows-1252').decode(start);

/** Without control characters other than those between words and lines. */
const isText = (start: string) => !/[\0-\x08\x0e-\x1f]/.test(start);
