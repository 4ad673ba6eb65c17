import { CV_MEDIA_TYPES, CV_WITH_MACROS, cvFormatOf, NOT_A_CV, type CvFile, type CvFormat } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import type { Attachment } from '../../mail/message.ts';
import { readCvContent } from './cv-content.ts';

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
