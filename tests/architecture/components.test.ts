import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  claims,
  docstringComplaints,
  interactiveFolders,
  publicFolders,
  specComplaints,
  storyComplaints,
  typesTestComplaints,
} from './component-conventions.ts';
import { storiesOf, type ComponentFolder } from './component-stories.ts';
import { documentationComplaints, missingSections, sectionComplaints } from './documented-stories.ts';

const root = join(dirname(dirname(import.meta.dirname)), 'design-system/src');

const read = (path: string) => readFileSync(join(root, path), 'utf8');

function readFolder(path: string): ComponentFolder {
  const files = globSync('*.{ts,tsx,md}', { cwd: join(root, path) });
  return { name: basename(path), files: Object.fromEntries(files.map((file) => [file, read(join(path, file))])) };
}

const folders = globSync('components/*', { cwd: root }).toSorted().map(readFolder);
const opened = publicFolders(read('index.ts'));
const published = folders.filter(({ name }) => opened.has(name));
const interactive = interactiveFolders(folders);
const idsOf = (folder: ComponentFolder) => [...storiesOf(folder).values()].map(({ id }) => id);
const allIds = new Set(folders.flatMap(idsOf));

describe.each(published)('the component $name', (folder) => {
  test('has stories, filed under its purpose and name', () => {
    expect(storyComplaints(folder)).toEqual([]);
  });

  test('shows its looks on its documentation page, and leaves behaviour to the tests', () => {
    expect(documentationComplaints(folder)).toEqual([]);
  });

  test('has anatomy, advice and keys that its stories show', () => {
    expect(sectionComplaints(folder, interactive.has(folder.name))).toEqual([]);
  });

  test('has guidance: anatomy where it has parts, do and don’t, content', () => {
    expect(missingSections(folder)).toEqual([]);
  });

  test('has a types test that rejects something', () => {
    expect(typesTestComplaints(folder)).toEqual([]);
  });

  test('says what it is, when to use it, and what to use instead', () => {
    expect(docstringComplaints(folder)).toEqual([]);
  });

  test('has a SPEC.md, and a proof of every claim in it', () => {
    expect(specComplaints(folder, allIds)).toEqual([]);
  });
});

describe('what these tests cover', () => {
  test('most folders are public, and some are internal', () => {
    const internal = folders.filter((folder) => !published.includes(folder)).map(({ name }) => name);
    expect(published.length).toBeGreaterThan(45);
    expect(internal).toContain('overlay');
  });

  test('controls, links and what contains them are interactive; layout and decoration are not', () => {
    const sample = [
      'button',
      'link',
      'dialog',
      'card',
      'pagination',
      'data-table',
      'site-footer',
      'stack',
      'icon',
      'hero',
      'road-line',
    ];
    expect(sample.filter((name) => interactive.has(name))).toEqual(sample.slice(0, 7));
  });

  test('story ids are Storybook’s', () => {
    expect(allIds).toContain('components-feedback-banner--with-actions');
    expect(allIds).toContain('components-overlays-slideover--from-the-left');
    expect(allIds).toContain('components-display-accordion--one-open-at-a-time');
  });
});

const component = (doc: string, code = 'return <p />;') => `${doc}export function ToggleTip() {\n  ${code}\n}\n`;
const goodDoc =
  '/**\n * A hint that opens.\n *\n * **Use it** for a word. **Not** for a form: that is a `Dialog`.\n */\n';
const story =
  "const meta = { title: 'Components/Overlays/ToggleTip' };\nexport default meta;\nexport const Opens: Story = { play: async () => {} };\nexport const Idle: Story = { args: {} };\n";
const good: ComponentFolder = {
  name: 'toggle-tip',
  files: {
    'toggle-tip.tsx': component(goodDoc),
    'toggle-tip.stories.tsx': story,
    'toggle-tip.types-test.tsx':
      'export const legal = 1;\nexport const illegal = [\n  // @ts-expect-error no words\n];',
    'toggle-tip.test.ts': "test('opens on a server', () => {})",
    'SPEC.md':
      "| The tip | Test |\n|---|---|\n| MUST open | story `Opens` |\n| MUST render | `toggle-tip.test.ts` 'opens on a server' |\n",
  },
};
const withFile = (file: string, text: string): ComponentFolder => ({ ...good, files: { ...good.files, [file]: text } });
const withoutFile = (file: string): ComponentFolder => ({
  ...good,
  files: Object.fromEntries(Object.entries(good.files).filter(([name]) => name !== file)),
});
const withProof = (proof: string) => withFile('SPEC.md', `| MUST open | ${proof} |\n`);
const withStory = (closes: string): ComponentFolder => {
  const { files } = withProof('story `Closes`');
  return { ...good, files: { ...files, 'toggle-tip.stories.tsx': `${story}${closes}\n` } };
};
const ids = new Set(idsOf(good));

describe('these tests can fail', () => {
  test('a folder that follows every convention passes', () => {
    expect([
      ...storyComplaints(good),
      ...typesTestComplaints(good),
      ...docstringComplaints(good),
      ...specComplaints(good, ids),
    ]).toEqual([]);
    expect(claims(good.files['SPEC.md'] ?? '')).toHaveLength(2);
    expect([...storiesOf(good).keys()]).toEqual(['Opens', 'Idle']);
    expect([...ids]).toEqual(['components-overlays-toggletip--opens', 'components-overlays-toggletip--idle']);
  });

  test.each([
    ['no stories file', withoutFile('toggle-tip.stories.tsx')],
    ['no story in it', withFile('toggle-tip.stories.tsx', story.replaceAll('export const', 'const'))],
    ['a wrong place in the sidebar', withFile('toggle-tip.stories.tsx', story.replace('Components/Overlays', 'Tips'))],
  ])('stories: %s', (_, folder) => {
    expect(storyComplaints(folder)).toHaveLength(1);
  });

  const withStories = (more: string) => withFile('toggle-tip.stories.tsx', `${story}${more}\n`);
  const play = 'play: async () => {}';

  test.each([
    [
      'a main example that is hidden',
      withFile('toggle-tip.stories.tsx', story.replace('{ play', "{ tags: ['!autodocs'], play")),
    ],
    ['what looks like the main example', withStories(`export const Closes: Story = { ${play} };`)],
    ['behaviour', withStories(`export const ClosesOnEscape: Story = { args: { open: true }, ${play} };`)],
    ['a state among the variants', withStories('export const Disabled: Story = { args: { disabled: true } };')],
    ['what is neither shown nor tested', withStories("export const Wide: Story = { tags: ['!autodocs'], args: {} };")],
  ])('documentation page: %s', (_, folder) => {
    expect(documentationComplaints(folder)).toHaveLength(1);
  });

  test.each([
    ['a variant', "export const Wide: Story = { args: { size: 'lg' } };"],
    ['a state', "export const Disabled: Story = { tags: ['state'], args: { disabled: true } };"],
    ['behaviour that is left to the tests', `export const ClosesOnEscape: Story = { tags: ['!autodocs'], ${play} };`],
  ])('documentation page: nothing is wrong with %s', (_, more) => {
    expect(documentationComplaints(withStories(more))).toEqual([]);
  });

  const advice = (rows: string) => withFile('SPEC.md', `## Do and don’t\n\n| | Story | Why |\n|---|---|---|\n${rows}`);
  const anatomy = (text: string) => withFile('SPEC.md', `## Anatomy\n\n${text}`);
  const part = '| Part | Selector | What it is for |\n|---|---|---|\n| Plate | `button` | Pressed. |\n';

  test.each([
    ['advice that shows a missing story', advice('| Do | `Opens` | Good. |\n| Don’t | `Shuts` | Bad. |\n')],
    ['advice what to do only', advice('| Do | `Opens` | Good. |\n')],
    ['an anatomy of a missing story', anatomy(`Story \`Shuts\`\n\n${part}`)],
    ['an anatomy without parts', anatomy('Story `Opens`\n')],
  ])('SPEC.md: %s', (_, folder) => {
    expect(sectionComplaints(folder, false)).toHaveLength(1);
  });

  test('SPEC.md: no guidance', () => {
    expect(missingSections(good)).toEqual([
      'SPEC.md has no anatomy',
      'SPEC.md advises nothing: it has no do and don’t',
      'SPEC.md says nothing about content',
    ]);
    expect(missingSections({ ...good, name: 'stack' })).toHaveLength(2);
  });

  test('SPEC.md: no keys of an interactive component', () => {
    expect(sectionComplaints(good, true)).toEqual(['SPEC.md names no key']);
    expect(sectionComplaints(anatomy(`Story \`Opens\`\n\n${part}`), false)).toEqual([]);
  });

  test.each([
    ['none', withoutFile('toggle-tip.types-test.tsx')],
    ['nothing rejected', withFile('toggle-tip.types-test.tsx', 'export const legal = 1;\nexport const illegal = [];')],
    [
      'no reason given',
      withFile(
        'toggle-tip.types-test.tsx',
        'export const legal = 1;\nexport const illegal = [\n// @ts-expect-error\n];',
      ),
    ],
    [
      'nothing legal',
      withFile('toggle-tip.types-test.tsx', 'export const illegal = [\n// @ts-expect-error no words\n];'),
    ],
  ])('types test: %s', (_, folder) => {
    expect(typesTestComplaints(folder)).toHaveLength(1);
  });

  test.each([
    ['none', withFile('toggle-tip.tsx', component(''))],
    ['on another declaration', withFile('toggle-tip.tsx', `${goodDoc}const other = 1;\n${component('')}`)],
    ['no use', withFile('toggle-tip.tsx', component(goodDoc.replace('**Use it** for', 'It is good for')))],
    ['nothing it is not for', withFile('toggle-tip.tsx', component(goodDoc.replace(/ \*\*Not.*/, '')))],
    ['no alternative named', withFile('toggle-tip.tsx', component(goodDoc.replace(': that is a `Dialog`', '')))],
    ['of a component with another name', withFile('toggle-tip.tsx', component(goodDoc).replace('ToggleTip', 'Tip'))],
  ])('docstring: %s', (_, folder) => {
    expect(docstringComplaints(folder)).toHaveLength(1);
  });

  test.each([
    ['none', withoutFile('SPEC.md')],
    ['no claim', withFile('SPEC.md', '# ToggleTip\n')],
    ['a claim without proof', withProof('seen by eye')],
    ['a missing story', withProof('story `Closes`')],
    ['one of two stories missing', withProof('stories `Opens`, `Closes`')],
    ['a story that proves nothing', withProof('story `Idle`')],
    ['a missing story id', withProof('`components-overlays-toggletip--closes`')],
    ['a missing test file', withProof('`toggle-tip.test.tsx`')],
    ['a missing test', withProof("`toggle-tip.test.ts` 'closes on a server'")],
    ['a test named only in a comment', withFile('toggle-tip.test.ts', '// opens on a server')],
    ['a story that spreads one that proves nothing', withStory('export const Closes: Story = { ...Idle };')],
    ['a malformed row', withFile('SPEC.md', `${good.files['SPEC.md']}| It MUST close | story \`Opens\` |\n`)],
  ])('SPEC.md: %s', (_, folder) => {
    expect(specComplaints(folder, ids)).toHaveLength(1);
  });

  test('a story can prove something through the play function of a story that it spreads', () => {
    expect(specComplaints(withStory('export const Closes = { ...Opens } satisfies Story;'), ids)).toEqual([]);
  });

  test('a story without a play function proves what axe checks', () => {
    const folder = withFile('SPEC.md', '| MUST have enough contrast | story `Idle` |\n');
    expect(specComplaints(folder, ids)).toEqual([]);
  });

  const button = { name: 'button', files: { 'button.tsx': 'export const Button = () => <button />;' } };

  test.each([
    ['Radix', component("import { Tooltip } from 'radix-ui';\n")],
    ['a native control', component('', 'return <button type="button" />;')],
    ['a link', component('', 'return <Anchor href="#" />;')],
    ['state', component('', 'const [open, setOpen] = useState(false);')],
    ['a handler', component('', 'return <p onClick={open} />;')],
    ['a listener', component('', "document.addEventListener('keydown', close);")],
    ['a tab stop', component('', 'return <p tabIndex={0} />;')],
    ['another interactive component', component("import { Button } from '../button/button.tsx';\n")],
  ])('interactive by %s', (_, code) => {
    expect(interactiveFolders([button, withFile('toggle-tip.tsx', code)])).toContain('toggle-tip');
  });

  test.each([
    ['a comment about a button', component('', '// Like <button>, but quiet.\n  return <p />;')],
    ['words about a button', component('', "return <p>{'a <button> and useState()'}</p>;")],
    ['the type of a control', component("import type { ButtonProps } from '../button/button.tsx';\n")],
    ['a prop that names one', component('', "const props: ComponentProps<'button'> = {};")],
  ])('not interactive by %s', (_, code) => {
    expect(interactiveFolders([button, withFile('toggle-tip.tsx', code)])).not.toContain('toggle-tip');
  });

  test('a folder that exports only a type is internal', () => {
    const index =
      "export type { TipProps } from './components/toggle-tip/toggle-tip.tsx';\nexport * from './components/tag/tag.tsx';";
    expect([...publicFolders(index)]).toEqual(['tag']);
  });
});
