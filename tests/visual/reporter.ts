import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import type { ModeName } from '../../.storybook/modes.ts';
import { REPORT } from './folders.ts';
import type { Entry, Kind, Side } from './review/entry.ts';
import { keepPictures } from './review/keep-pictures.ts';
import { writeReview } from './review/review.ts';
import type { Subject } from './story-page.ts';

/** On two workers. */
const SECONDS_PER_PICTURE = 1;
const STEP = 100;

/** How `stories.spec.ts` attaches the pictures, and Playwright those that differ. */
const ATTACHED: Readonly<Record<Side, RegExp>> = {
  before: /-expected\.png$/,
  after: /-actual\.png$|^new$/,
  difference: /-diff\.png$/,
};

/** What the report shows. */
const SIDES: Readonly<Record<Kind, readonly Side[]>> = {
  changed: ['before', 'after', 'difference'],
  new: ['after'],
  gone: ['before'],
  failed: [],
};

/** Makes the report of a run, and says in the terminal how far it is. */
export default class VisualReporter implements Reporter {
  readonly #subjects: readonly Subject[];
  readonly #entries: Promise<Entry>[] = [];
  #done = 0;
  #same = 0;
  #total = 0;

  constructor() {
    this.#subjects = JSON.parse(readFileSync(process.env['STORYBOOK_STORIES'] ?? '', 'utf8')) as Subject[];
  }

  printsToStdio(): boolean {
    return true;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#total = suite.allTests().length;
    const minutes = Math.ceil((this.#total * SECONDS_PER_PICTURE) / 60);
    console.log(`${this.#total} pictures: about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} on a quiet machine`);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#done += 1;
    if (this.#done % STEP === 0) console.log(`${this.#done} of ${this.#total}`);
    const subject = this.#subjects.find(({ id }) => id === test.annotations[0]?.description);
    const mode = test.parent.project()?.name as ModeName | undefined;
    if (!subject || !mode || result.status === 'interrupted' || result.status === 'skipped') return;
    const pictures = picturesOf(result);
    const kind = kindOf(result, pictures);
    if (kind === undefined) {
      this.#same += 1;
      return;
    }
    const { id, title, name } = subject;
    const message = kind === 'failed' && stripVTControlCharacters(result.error?.message ?? result.status);
    const sides = SIDES[kind].filter((side) => pictures.has(side));
    const entry: Entry = { kind, id, title, name, mode, sides, ...(message && { message }) };
    this.#entries.push(keepPictures(entry, pictures));
  }

  onError(error: TestError): void {
    console.error(error.message ?? error.value);
  }

  async onEnd(): Promise<void> {
    await writeReview(REPORT, { same: this.#same, entries: await Promise.all(this.#entries) });
  }
}

const picturesOf = ({ attachments }: TestResult): Map<Side, string> =>
  new Map(
    (Object.keys(ATTACHED) as Side[]).flatMap((side): [Side, string][] => {
      const path = attachments.find(({ name }) => ATTACHED[side].test(name))?.path;
      return path ? [[side, path]] : [];
    }),
  );

function kindOf({ status, attachments }: TestResult, pictures: ReadonlyMap<Side, string>): Kind | undefined {
  if (attachments.some(({ name }) => name === 'new')) return 'new';
  if (status === 'passed') return undefined;
  return pictures.has('before') && pictures.has('after') ? 'changed' : 'failed';
}
