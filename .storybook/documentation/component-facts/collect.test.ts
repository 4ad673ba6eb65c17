import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectFacts } from './collect.ts';
import type { FactsByFolder } from './component-facts.ts';

const COMPONENTS = 'design-system/src/components';

/** A small site: a dialog made of a button and of an internal overlay; a page that uses it through a feature. */
const files: Record<string, string> = {
  'package.json': '{ "workspaces": ["design-system", "remote-kit"] }',
  'design-system/package.json': '{ "name": "@site/design-system", "exports": { ".": "./src/index.ts" } }',
  'remote-kit/package.json': '{ "name": "@site/remote-kit", "exports": { ".": "./index.ts" } }',
  'design-system/src/index.ts': `
    export * from './components/button/button.tsx';
    export * from './components/dialog/dialog.tsx';
    export type { Side } from './components/overlay/overlay.tsx';`,
  [`${COMPONENTS}/button/button.tsx`]: `
    import styles from './button.module.css';
    export const Button = () => <button className={styles.button} />;`,
  [`${COMPONENTS}/button/button.module.css`]: '.button {\n  color: var(--color-text);\n}\n',
  [`${COMPONENTS}/dialog/dialog.tsx`]: `
    import { Overlay } from '../overlay/overlay.tsx';
    export const Dialog = () => <Overlay />;
    export const useDialog = () => undefined;`,
  [`${COMPONENTS}/overlay/overlay.tsx`]: `
    import { Button } from '../button/button.tsx';
    import styles from './overlay.module.css';
    export type Side = 'left';
    export const Overlay = () => <div className={styles.panel}><Button /></div>;`,
  [`${COMPONENTS}/overlay/overlay.module.css`]: `
    .panel { --own: var(--space-2); padding: var(--own); /* var(--old) */ color: var( --color-text, red ); }`,
  'remote-kit/index.ts': "export * from './forms/index.ts';",
  'remote-kit/forms/index.ts': "export { Form as SiteForm } from './form.tsx';\nexport * from './note.tsx';",
  'remote-kit/forms/form.tsx': `
    import { Button } from '@site/design-system';
    export const Form = () => <Button />;`,
  'remote-kit/forms/note.tsx': 'export const Note = () => <p />;',
  'remotes/jobs/src/pages/list/page.stories.tsx': "const meta = { title: 'Pages/Jobs/List' };",
  'remotes/jobs/src/pages/list/page.tsx': `
    import type { Button } from '@site/design-system';
    import { Note } from '@site/remote-kit';
    export const List = () => { void import('../../features/apply.tsx'); return <Note />; };`,
  'remotes/jobs/src/features/apply.tsx': `
    import { useDialog } from '@site/design-system';
    export const Apply = () => useDialog();`,
  'remotes/jobs/src/pages/article/page.stories.tsx': "const meta = { title: 'Pages/Jobs/Article' };",
  'remotes/jobs/src/pages/article/index.ts': "import Text from './article.mdx';\nexport const Component = Text;",
  'remotes/jobs/src/pages/article/article.mdx': `
import { SiteForm } from '@site/remote-kit';

# Article

<SiteForm />
`.trimStart(),
};

let root: string;
let facts: FactsByFolder;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'component-facts-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  facts = await collectFacts(root);
});

afterAll(() => rm(root, { recursive: true }));

test('a component has the tokens of its styles and of the internal parts that it is made of', () => {
  expect(facts['button']?.tokens.map(({ name }) => name)).toEqual(['--color-text']);
  expect(facts['dialog']?.tokens.map(({ name }) => name)).toEqual(['--color-text', '--space-2']);
});

test('a token has the properties that it gives a value, also by way of a property of the component’s own', () => {
  expect(facts['dialog']?.tokens).toEqual([
    { name: '--color-text', properties: ['color'] },
    { name: '--space-2', properties: ['padding'] },
  ]);
});

test('a component that has a page of its own is named instead', () => {
  expect(facts['dialog']?.madeOf).toEqual(['Button']);
  expect(facts['button']?.madeOf).toEqual([]);
});

test('its styles are measured as they are sent', () => {
  const { minified = 0, brotli = 0 } = facts['button']?.css ?? {};
  expect(minified).toBeLessThan('.button {\n  color: var(--color-text);\n}\n'.length + '_hash_1'.length);
  expect(minified).toBeGreaterThan('{color:var(--color-text)}'.length);
  expect(brotli).toBeGreaterThan(0);
});

test('pages are listed that use it in their own code, in features, in shared code and in articles', () => {
  expect(facts['dialog']?.pages).toEqual([{ title: 'Jobs/List', id: 'pages-jobs-list--docs' }]);
  expect(facts['button']?.pages).toEqual([{ title: 'Jobs/Article', id: 'pages-jobs-article--docs' }]);
});
