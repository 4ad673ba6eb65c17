import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { summaryOf, toMarkdown } from './mdx.ts';

const docs = join(import.meta.dirname, '../../../design-system/docs');
const read = (file: string) => toMarkdown(readFileSync(join(docs, file), 'utf8'), 'Patterns/Lists with filters');

describe('a documentation page in words', () => {
  test.each(globSync('**/*.mdx', { cwd: docs }).toSorted())('%s has neither imports nor blocks', (file) => {
    expect(read(file).replaceAll(/```[^]*?```|`[^`]*`/g, '')).not.toMatch(/^import |<[A-Z]/m);
  });

  test('names the story that a picture shows', () => {
    expect(read('patterns/lists.mdx')).toContain('Story: `patterns-lists-with-filters--no-match`');
  });

  test('tells what is to be written, and what not', () => {
    expect(read('content/errors.mdx')).toContain('- “Email is required”, not “This field is required”');
    expect(read('content/figures.mdx')).toMatch(/\*\*Money\*\*\n\n\| What \| Written \| Because \|/);
    expect(read('content/figures.mdx')).toContain('| Telephone | 01632');
  });

  test('tells the values of tokens, and what they are for', () => {
    expect(read('foundations/space.mdx')).toContain('| `--space-4` | 1rem |');
    expect(read('foundations/colour.mdx')).toContain(
      '| `--color-text` | light-dark(var(--ink-900), var(--paper)) | Text. |',
    );
  });

  test('is summed up by its first sentence', () => {
    expect(summaryOf(read('patterns/lists.mdx'))).toBe(
      'Filters beside the list, quick ones above it, the count in between.',
    );
  });
});
