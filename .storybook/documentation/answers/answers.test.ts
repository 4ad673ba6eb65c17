import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStorybookMcpHandler } from '@storybook/mcp';
import { parseAst } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { codeConnectFiles } from '../code-connect.ts';
import { manifestsOfStorybook } from '../manifests/load.ts';
import type { ToldManifests } from '../manifests/manifests.ts';
import { markdownPages } from '../manifests/pages.ts';
import { TEN_QUESTIONS } from './ten-answers.ts';

let manifests: ToldManifests;
let ask: (tool: string, input: object) => Promise<string>;
const answers = new Map<string, string>();
const answerTo = (id: (typeof TEN_QUESTIONS)[number]['id']) => answers.get(id) ?? '';

beforeAll(async () => {
  manifests = await manifestsOfStorybook();
  const handle = await createStorybookMcpHandler({
    manifestProvider: (_, path) =>
      Promise.resolve(JSON.stringify(path.endsWith('/docs.json') ? manifests.docs : manifests.components)),
  });
  ask = async (name, input) => {
    const request = new Request('http://localhost/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }),
    });
    const text = await (await handle(request)).text();
    const { result } = JSON.parse(/^data: (.+)$/m.exec(text)?.[1] ?? text) as {
      result: { content: { text: string }[]; isError?: boolean };
    };
    if (result.isError) throw new Error(result.content[0]?.text);
    return result.content.map((part) => part.text).join('\n');
  };
  for (const { id } of TEN_QUESTIONS) answers.set(id, await ask('docs-show', { id }));
}, 180_000);

describe('ten answers', () => {
  test('name the component for a need', () => {
    expect(answerTo('which-component--docs')).toContain(
      '| filters that belong together, and fold | FilterGroup | components-forms-filtergroup |',
    );
  });

  test('tell its props, with what is behind their types', () => {
    expect(answerTo('components-forms-filtergroup')).toContain('defaultOpen?: boolean = true;');
    expect(answerTo('components-forms-checkboxgroup')).toContain('options: ReadonlyArray<CheckboxOption>;');
    expect(answerTo('components-forms-checkboxgroup')).toContain('export interface ChoiceOptionContent {');
  });

  test('tell its tokens, and what they give a value', () => {
    expect(answerTo('components-overlays-slideover')).toContain('| `--space-5` | gap, padding, scroll-padding-block |');
  });

  test('tell what to do and what not, each with its story', () => {
    expect(answerTo('components-display-card')).toMatch(/- Do: .+ \(`components-display-card--[\w-]+`\)/);
    expect(answerTo('components-display-card')).toMatch(/- Don’t: .+ \(`components-display-card--[\w-]+`\)/);
  });

  test('tell a mock state, and how a story asks for it', async () => {
    expect(answerTo('contract-mock-states--docs')).toContain("handlersFor('getJobs:empty')");
    expect(answerTo('contract-mock-states--docs')).toContain('| `empty` | nothing in the list |');
    expect(await ask('docs-show', { id: 'contract-getjobs--docs' })).toContain('`getJobs:empty`');
  });

  test('are short: none has more than 10 kB, and all of them together with the list no more than 72 kB', async () => {
    const sizes = [...answers].map(([id, text]) => ({ id, size: Buffer.byteLength(text) }));
    expect(sizes.filter(({ size }) => size > 10_000)).toEqual([]);
    const list = Buffer.byteLength(await ask('docs-list', {}));
    expect(list + sizes.reduce((total, { size }) => total + size, 0)).toBeLessThan(72_000);
  });

  test('have nothing of this machine in them, and no failure', () => {
    const all = JSON.stringify(manifests);
    expect(all.includes(join(import.meta.dirname, '../../..'))).toBe(false);
    expect(all.match(/"error":\{"name":"[^"]+","message":"[^"]{0,200}/g)).toBeNull();
  });
});

describe('each page of the documentation as Markdown', () => {
  let pages: Readonly<Record<string, string>>;
  beforeAll(async () => void (pages = await markdownPages(manifests)));

  test('has the words of the answers', () => {
    for (const { id } of TEN_QUESTIONS) expect(pages[`docs/${id.replace('--docs', '')}.md`]).toBe(`${answerTo(id)}\n`);
  });

  test('is in the list of llms.txt, and so is no other', () => {
    const { 'llms.txt': list = '', ...others } = pages;
    const linked = [...list.matchAll(/\]\((docs\/[\w-]+\.md)\)/g)].map(([, file]) => file);
    expect(linked.toSorted()).toEqual(Object.keys(others).toSorted());
    expect(list).toMatch(/^# The design system of .+\n\n> .+/);
  });
});

test('each component has a file for Code Connect, in valid code', () => {
  const files = Object.entries(codeConnectFiles(manifests)).filter(([path]) => path.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(50);
  for (const [, text] of files) parseAst(text, { lang: 'tsx' });
});

describe('a page written from them', () => {
  const page = readFileSync(join(import.meta.dirname, 'depots.tsx'), 'utf8');
  const styles = readFileSync(join(import.meta.dirname, 'depots.module.css'), 'utf8');
  const told = () => [...answers.values()].join('\n');

  test('imports only what their examples import', () => {
    const [, imported = ''] = /import \{([^}]+)\} from '@site\/design-system'/.exec(page) ?? [];
    const names = imported.split(',').flatMap((name) => name.trim() || []);
    const importable = [...told().matchAll(/import \{ (.+) \} from '@site\/design-system'/g)].flatMap(([, each = '']) =>
      each.split(', '),
    );
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !importable.includes(name))).toEqual([]);
  });

  test('gives components only props that they tell', () => {
    const ofReact = ['key', 'className', 'role'];
    const props = [...page.matchAll(/<[A-Z]\w+((?:\s+[\w-]+(?:=(?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\}))?)+)/g)].flatMap(
      ([, attributes = '']) =>
        [...attributes.replaceAll(/"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\}/g, '').matchAll(/[\w-]+/g)].map(([name]) => name),
    );
    const ofThePage = ['words'];
    const named = new Set(told().match(/[\w-]+/g));
    expect(props.length).toBeGreaterThan(15);
    expect(props.filter((name) => !named.has(name) && ![...ofReact, ...ofThePage].includes(name))).toEqual([]);
  });

  test('is laid out by tokens and at a width that they tell', () => {
    const used = styles.match(/--[\w-]+|\d+px/g) ?? [];
    expect(used.length).toBeGreaterThan(1);
    expect(used.filter((name) => !told().includes(name))).toEqual([]);
  });
});
