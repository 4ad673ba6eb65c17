/** `npm run test:visual [-- options]`: compares every story with its approved picture on this machine. */
import { relative } from 'node:path';
import { orUsage } from '../bench/or-usage.ts';
import { capture } from './capture.ts';
import { FIRST_PICTURES, notMain } from './first-pictures.ts';
import { PICTURES, REPORT, ROOT } from './folders.ts';
import { readOptions, USAGE, type CaptureOptions } from './options.ts';
import { approve } from './review/approve.ts';
import { approvedIn } from './review/review.ts';
import { listEntries, summaryOf } from './review/summary.ts';

const options = orUsage(() => readOptions(process.argv.slice(2)), USAGE);
try {
  process.exit(options.action === 'approve' ? await approveNamed(options.names) : await takePictures(options));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function approveNamed(names: readonly string[]): Promise<number> {
  const approved = await approve(PICTURES, REPORT, names);
  console.log(approved.length > 0 ? `Approved:\n${listEntries(approved)}` : 'There is nothing to approve.');
  return 0;
}

async function takePictures(chosen: CaptureOptions): Promise<number> {
  const isFirst = approvedIn(PICTURES).length === 0;
  const action = isFirst ? 'take' : chosen.action;
  if (isFirst) console.log(FIRST_PICTURES);
  if (action === 'take') console.log(notMain(ROOT));
  const review = await capture({ ...chosen, action });
  if (!review) {
    console.log('No story depends on what has changed.');
    return 0;
  }
  const { same, entries } = review;
  if (action === 'take') console.log(`${same.toLocaleString('en-GB')} pictures to compare with are in place.`);
  else console.log(`${summaryOf(entries)}; ${same.toLocaleString('en-GB')} as approved.`);
  if (entries.length === 0) return 0;
  console.log(`${listEntries(entries)}\n\nThe report, for a browser: ${relative(process.cwd(), REPORT)}/index.html`);
  if (action === 'compare') console.log('To approve all of it: npm run test:visual -- --approve');
  return 1;
}
