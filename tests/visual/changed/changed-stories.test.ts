import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { affectedBy } from './changed-stories.ts';

const COMPONENTS = 'design-system/src/components';

/** A small site: a card with a badge, both behind the public door; a page that uses the card through a feature. */
const files: Record<string, string> = {
  '.storybook/main.ts': '',
  '.storybook/preview.tsx': `
    import { LinkProvider } from '@site/design-system';
    import { startMocks } from '@site/mocks/browser';
    export default { LinkProvider, startMocks };`,
  '.storybook/prop-types.ts': '',
  '.storybook/form-age.ts': '',
  '.storybook/toolbar/active-brand.ts': "export const brand = import('../../design-system/src/brand/second.ts');",
  'design-system/src/brand/second.ts': '',
  'playwright.visual.config.ts': '',
  'tests/visual/stories.spec.ts': '',
  'design-system/package.json': JSON.stringify({
    name: '@site/design-system',
    exports: { '.': { source: './src/index.ts', default: './dist/index.js' } },
  }),
  'design-system/src/index.ts': `
    import './styles.css';
    export * from './components/badge/badge.tsx';
    export * from './components/card/card.tsx';
    export * from './components/link/link.tsx';`,
  'design-system/src/styles.css': "@import './base.css';",
  'design-system/src/base.css': "@font-face { src: url('./face.woff2') format('woff2'); }",
  'design-system/src/face.woff2': '',
  [`${COMPONENTS}/badge/badge.tsx`]: "import './badge.css';\nexport const Badge = () => <b />;",
  [`${COMPONENTS}/badge/badge.css`]: '',
  [`${COMPONENTS}/badge/badge.stories.tsx`]: "import { Badge } from './badge.tsx';\nexport const Plain = Badge;",
  [`${COMPONENTS}/card/card.tsx`]: `
    import { Badge } from '../badge/badge.tsx';
    export const Card = () => <Badge />;`,
  [`${COMPONENTS}/card/card.stories.tsx`]: "import { Card } from './card.tsx';\nexport const Plain = Card;",
  [`${COMPONENTS}/link/link.tsx`]: 'export const LinkProvider = () => <p />;',
  [`${COMPONENTS}/link/link.stories.tsx`]:
    "import { LinkProvider } from './link.tsx';\nexport const Plain = LinkProvider;",
  'mocks/package.json': JSON.stringify({ name: '@site/mocks', exports: { './browser': './in-browsers.ts' } }),
  'mocks/in-browsers.ts': 'export const startMocks = () => undefined;',
  'remotes/jobs/src/page.stories.tsx': "import { Feature } from './feature.tsx';\nexport const Ready = Feature;",
  'remotes/jobs/src/feature.tsx': `
    import type { Badge } from '@site/design-system';
    import { Card } from '@site/design-system';
    import photo from './photo.webp?url';
    export const Feature = () => <Card photo={photo} />;`,
  'remotes/jobs/src/photo.webp': '',
};

const BADGE = `${COMPONENTS}/badge/badge.stories.tsx`;
const CARD = `${COMPONENTS}/card/card.stories.tsx`;
const PAGE = 'remotes/jobs/src/page.stories.tsx';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'changed-stories-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
});

afterAll(() => rm(root, { recursive: true }));

const storiesFor = (...changed: string[]) => [...affectedBy(changed, root).files.keys()].toSorted();

test('stories depend on the sheets of what they are made of, also through the public door', () => {
  expect(storiesFor(`${COMPONENTS}/badge/badge.css`)).toEqual([BADGE, CARD, PAGE]);
  expect(storiesFor(`${COMPONENTS}/card/card.tsx`)).toEqual([CARD, PAGE]);
});

test('they depend on pictures, and on their own file', () => {
  expect(storiesFor('remotes/jobs/src/photo.webp')).toEqual([PAGE]);
  expect(storiesFor(CARD)).toEqual([CARD]);
});

test('each says which changed files it depends on', () => {
  const changed = [`${COMPONENTS}/card/card.tsx`, `${COMPONENTS}/badge/badge.css`, 'README.md'];
  expect(affectedBy(changed, root).files.get(PAGE)).toEqual(changed.slice(0, 2));
});

test('what passes a component on, and the global styles, belong to all that come through', () => {
  expect(storiesFor('design-system/src/index.ts')).toEqual([PAGE]);
  expect(storiesFor('design-system/src/face.woff2')).toEqual([PAGE]);
});

test.each([
  '.storybook/preview.tsx',
  '.storybook/preview-head.html',
  '.storybook/public/mockServiceWorker.js',
  'package-lock.json',
  'mocks/in-browsers.ts',
  'design-system/src/base.css',
  'design-system/src/brand/second.ts',
  `${COMPONENTS}/link/link.tsx`,
])('every story needs %s', (file) => {
  expect(affectedBy([file], root).everywhere).toEqual([file]);
});

test.each(['README.md', 'design-system/src/components/card/SPEC.md', '.storybook/docs-theme.ts'])(
  'no story needs %s',
  (file) => {
    expect(affectedBy([file], root)).toEqual({ everywhere: [], files: new Map() });
  },
);

test('a deleted file of stories counts', () => {
  expect(storiesFor('remotes/jobs/src/gone.stories.tsx')).toEqual(['remotes/jobs/src/gone.stories.tsx']);
});
