/** What a component's SPEC.md holds for its documentation page. */
export interface Spec {
  /** What precedes the first heading of the second level: the promises and the tests that prove them, in Markdown. */
  promises: string;
  anatomy?: Anatomy;
  guidance: Advice[];
  /** Rules for its words, in Markdown. */
  content: string | undefined;
  /** Keys and what they do, in Markdown. */
  keyboard: string | undefined;
}

export interface Anatomy {
  /** The story that shows the parts: 'WithError'. */
  story: string;
  parts: { name: string; selector: string; rule: string }[];
}

export interface Advice {
  verdict: 'Do' | 'Don’t';
  story: string;
  why: string;
}

const HEADINGS = ['Anatomy', 'Do and don’t', 'Content', 'Keyboard'];

/** @throws when a section has another heading or is not of its form */
export function readSpec(markdown: string): Spec {
  const [promises = '', ...rest] = markdown.split(/^## /m);
  const sections = new Map(
    rest.map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      if (!HEADINGS.includes(heading)) throw new Error(`SPEC.md has a section '${heading}'`);
      return [heading, lines.join('\n').trim()] as const;
    }),
  );
  const anatomy = sections.get('Anatomy');
  return {
    promises: promises.replace(/^# .*$/m, '').trim(),
    ...(anatomy === undefined ? {} : { anatomy: readAnatomy(anatomy) }),
    guidance: rowsOf(sections.get('Do and don’t') ?? '').map(([verdict = '', story = '', why = '']) => {
      if (verdict !== 'Do' && verdict !== 'Don’t') throw new Error(`SPEC.md advises '${verdict}'`);
      return { verdict, story: uncode(story), why };
    }),
    content: sections.get('Content'),
    keyboard: sections.get('Keyboard'),
  };
}

function readAnatomy(section: string): Anatomy {
  const [, story] = /^Story `(\w+)`$/m.exec(section) ?? [];
  if (story === undefined) throw new Error('The anatomy in SPEC.md names no story');
  const parts = rowsOf(section).map(([name = '', selector = '', rule = '']) => ({
    name,
    selector: inModules(uncode(selector)),
    rule,
  }));
  return { story, parts };
}

/** The cells of a table's rows, without its head. */
const rowsOf = (section: string): string[][] =>
  section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split(' | ')
        .map((cell) => cell.trim()),
    );

const uncode = (cell: string) => cell.replaceAll('`', '');

/** In a selector, '.box' is the class `box` of a CSS module, which Vite gives another name. */
const inModules = (selector: string) => selector.replaceAll(/\.([\w-]+)/g, "[class*='_$1_']");
