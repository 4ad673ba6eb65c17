import { readFileSync } from 'node:fs';
import { encodingFromStart } from './encoding.ts';
import { ExplainedError } from './explained-error.ts';

/** A file is no text that can be read. The message says why, without the file's name. */
class EncodingError extends ExplainedError {
  override name = 'EncodingError';
}

/**
 * The text of a file that people write by hand, on Windows too: UTF-8 or UTF-16, with or without a byte order mark.
 * @param file a path, or the number of an open file
 * @throws EncodingError, and what the system says of a file that cannot be opened
 */
export function readTextFile(file: string | number): string {
  const bytes = readFileSync(file);
  try {
    return new TextDecoder(encodingFromStart(bytes) ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new EncodingError('It is neither in UTF-8 nor in UTF-16, but probably in Windows-1252: save it as UTF-8');
  }
}
