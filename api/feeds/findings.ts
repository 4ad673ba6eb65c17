import type { FeedFinding } from '@site/contract';

type Found = Pick<FeedFinding, 'outcome' | 'what' | 'externalId' | 'example'>;

/** Characters of an example. */
const LONGEST_EXAMPLE = 200;
/** A feed's faults are of few kinds; nothing in it can make more of them. */
const MOST_KINDS = 100;

/** Counts what is found in adverts by kind, and remembers the first of each. */
export class Findings {
  readonly #byKind = new Map<string, FeedFinding>();

  add({ outcome, what, externalId, example }: Found, adverts = 1): void {
    const key = `${outcome} ${what}`;
    const known = this.#byKind.get(key);
    if (known) known.adverts += adverts;
    else if (this.#byKind.size < MOST_KINDS)
      this.#byKind.set(key, { outcome, what, adverts, externalId, example: shortened(example) });
  }

  addAll(findings: readonly FeedFinding[]): void {
    for (const finding of findings) this.add(finding, finding.adverts);
  }

  /** What was refused first, and then the most frequent. */
  list(): FeedFinding[] {
    return [...this.#byKind.values()].toSorted(
      (a, b) => Number(a.outcome === 'repaired') - Number(b.outcome === 'repaired') || b.adverts - a.adverts,
    );
  }
}

/** On one line, with marks that nobody sees by their names: 'Ware‹U+00AD›house'. */
function shortened(text: string): string {
  const line = text
    .slice(0, LONGEST_EXAMPLE)
    .toWellFormed()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(
      /[\p{Cc}\p{Cf}]/gu,
      (mark) => `‹U+${mark.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}›`,
    );
  return text.length > LONGEST_EXAMPLE ? `${line}…` : line;
}
