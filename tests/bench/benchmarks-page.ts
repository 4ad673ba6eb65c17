import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = join(import.meta.dirname, '../../docs/benchmarks.md');

/** Replaces the text below the heading `## title` of docs/benchmarks.md; the other sections stay as they are. */
export function writeSection(title: string, text: string): void {
  writeFileSync(PAGE, withSection(readFileSync(PAGE, 'utf8'), title, text));
  console.log(`\nWritten to ${PAGE}`);
}

/** @throws when the page has no such section */
export function withSection(page: string, title: string, text: string): string {
  const heading = `## ${title}\n`;
  const sections = page.split(/^(?=## )/m);
  if (!sections.some((section) => section.startsWith(heading))) throw new Error(`The page lacks a section "${title}"`);
  const written = `${heading}\n${text.trim()}\n`;
  return sections
    .map((section, index) => {
      if (!section.startsWith(heading)) return section;
      return index === sections.length - 1 ? written : `${written}\n`;
    })
    .join('');
}
