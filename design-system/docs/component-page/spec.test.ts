import { describe, expect, test } from 'vitest';
import { readSpec } from './spec.ts';

const complete = `# Tip

| The tip | Test |
|---|---|
| MUST open | story \`Opens\` |

## Anatomy

Story \`Open\`

| Part | Selector | What it is for |
|---|---|---|
| Plate | \`.plate > button\` | Opens it. |

## Do and don’t

|  | Story | Why |
|---|---|---|
| Do | \`Open\` | A word. |
| Don’t | \`Form\` | Too much. |

## Content

- Short.

## Keyboard

| Key | What it does |
|---|---|
| Escape | Closes it |
`;

test('a SPEC.md is taken apart into what the documentation page shows', () => {
  expect(readSpec(complete)).toEqual({
    promises: '| The tip | Test |\n|---|---|\n| MUST open | story `Opens` |',
    anatomy: {
      story: 'Open',
      parts: [{ name: 'Plate', selector: "[class*='_plate_'] > button", rule: 'Opens it.' }],
    },
    guidance: [
      { verdict: 'Do', story: 'Open', why: 'A word.' },
      { verdict: 'Don’t', story: 'Form', why: 'Too much.' },
    ],
    content: '- Short.',
    keyboard: '| Key | What it does |\n|---|---|\n| Escape | Closes it |',
  });
});

test('a section that it does not have is left out', () => {
  expect(readSpec('# Tip\n\nWords.\n')).toEqual({
    promises: 'Words.',
    guidance: [],
    content: undefined,
    keyboard: undefined,
  });
});

describe('an error names', () => {
  test.each([
    ['a section with another heading', '## Keys\n\nEscape', "SPEC.md has a section 'Keys'"],
    ['an anatomy of no story', '## Anatomy\n\nA tip.', 'The anatomy in SPEC.md names no story'],
    ['another verdict', complete.replace('| Do |', '| Perhaps |'), "SPEC.md advises 'Perhaps'"],
  ])('%s', (_, markdown, message) => {
    expect(() => readSpec(markdown)).toThrow(message);
  });
});
