import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** This machine's approved pictures, in a folder for each mode. */
export const PICTURES = join(ROOT, process.env['VISUAL_DIR'] ?? '.visual');

/** What differs from them. */
export const REPORT = join(PICTURES, 'report');

/** What Playwright leaves. */
export const RESULTS = join(PICTURES, 'results');
