import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import * as formats from '../../../design-system/docs/content/formats.ts';
import { parseTokens, type TokenDeclaration } from '../../../design-system/docs/tokens/parse-tokens.ts';
import { needs, patterns } from '../../../design-system/docs/which-component/needs.ts';
import { brand } from '../../../design-system/src/brand/facts.ts';
import { breakpoints } from '../../../design-system/src/tokens/breakpoints.ts';
import { listOf, tableOf } from './markdown.ts';

const designSystem = join(import.meta.dirname, '../../../design-system');

/** What a block of a documentation page shows, in Markdown; what only a picture or a control shows is left out. */
const BLOCKS: Readonly<Record<string, (attributes: string, title: string) => string | undefined>> = {
  Breakpoints: () =>
    tableOf(
      ['Name', 'From'],
      Object.entries(breakpoints).map(([name, width]) => [name, `${width}px`]),
    ),
  Canvas: exampleOf,
  Example: exampleOf,
  Examples: (attributes) => listOf(examplesIn(attributes)),
  Formats: formatsOf,
  Lead: (attributes) => leadOf(/file="([\w-]+)"/.exec(attributes)?.[1] ?? ''),
  Markdown: () => readFileSync(join(designSystem, 'CHANGELOG.md'), 'utf8').replace(/^# .*\n+/, ''),
  WhichComponent: () =>
    tableOf(
      ['I need', 'Component', 'ID', 'Not to forget'],
      [
        ...needs
          .flatMap((area) => area.needs)
          .map(({ need, component, page, otherwise }) => [need, component, page, otherwise.what]),
        ...patterns.map(({ title, page }) => [title, '', page, '']),
      ],
    ),
};

/** A documentation page, or text like it, as Markdown. */
export const toMarkdown = (mdx: string, title: string): string =>
  mdx
    .split(/\n{2,}/)
    .map((block) => block.replaceAll(/^(?:import|export) .*$/gm, '').trim())
    .map((block) => {
      const [, name, attributes = ''] = /^<([A-Z]\w*)([^]*?)\/?>(?:[^]*<\/\1>)?$/.exec(block) ?? [];
      return name === undefined ? block : BLOCKS[name]?.(attributes, title);
    })
    .filter(Boolean)
    .join('\n\n');

/** The first sentence. */
export const summaryOf = (markdown: string): string | undefined =>
  markdown
    .split('\n\n')
    .find((block) => /^[\p{L}`*“]/u.test(block))
    ?.replaceAll(/\s+/g, ' ')
    .split(/(?<=[.?!]) /)[0];

function exampleOf(attributes: string, title: string): string | undefined {
  const [, story] = /of=\{\w+\.(\w+)\}/.exec(attributes) ?? [];
  return story && `Story: \`${toId(title, storyNameFromExport(story))}\``;
}

const examplesIn = (attributes: string): string[] =>
  [...attributes.matchAll(/write:\s*'([^']+)'(?:,\s*not:\s*'([^']+)')?/g)].map(([, write, not]) =>
    not === undefined ? `“${write}”` : `“${write}”, not “${not}”`,
  );

const FORMATS = { dates: formats.dates, money: formats.money, jobTypes: formats.jobTypes };

function formatsOf(attributes: string): string | undefined {
  const [, caption, name] = /caption="([^"]+)" rows=\{(\w+)/.exec(attributes) ?? [];
  const rows =
    name === 'numbersWith' ? formats.numbersWith(brand.phone.display) : FORMATS[name as keyof typeof FORMATS];
  const table = tableOf(
    ['What', 'Written', 'Because'],
    rows.map(({ what, written, note }) => [what, written, note]),
  );
  return [`**${caption}**`, table].join('\n\n');
}

function leadOf(file: string): string {
  const { caption } = parseTokens(readFileSync(join(designSystem, `src/tokens/${file}.css`), 'utf8'));
  return [caption, tokensIn(`src/tokens/${file}.css`)].filter(Boolean).join('\n\n');
}

/** The tokens of a file, as a page that has no tone sees them. */
function tokensIn(file: string): string | undefined {
  const { tokens } = parseTokens(readFileSync(join(designSystem, file), 'utf8'));
  return tableOf(
    ['Token', 'Value', 'For'],
    tokens.filter(isOfRoot).map(({ name, value, caption }) => [`\`${name}\``, value, caption]),
  );
}

const isOfRoot = ({ selectors }: TokenDeclaration) => selectors.includes(':root');
