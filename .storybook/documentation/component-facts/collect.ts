import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { componentName } from '../../../design-system/docs/component-folders.ts';
import type { FactsByFolder, PageUse } from './component-facts.ts';
import { createModuleGraph, readPackages } from '../../../build/modules/module-graph.ts';
import { readModule } from '../../../build/modules/read-module.ts';
import { minify, sizeOf, tokensIn } from './styles.ts';

/** The facts of every component, from the repository at `root`. */
export async function collectFacts(root: string): Promise<FactsByFolder> {
  const source = join(root, 'design-system/src');
  const components = join(source, 'components');
  const graph = createModuleGraph(readPackages(root));

  const folders = globSync('*/', { cwd: components }).map((folder) => basename(folder));
  const isPublic = new Set(
    readModule(join(source, 'index.ts')).passesOn.map(({ from }) => /^\.\/components\/([\w-]+)\//.exec(from)?.[1]),
  );
  /** The public component that a file belongs to, which has a page of its own. */
  const publicOwner = (file: string) => {
    const folder = file.startsWith(components) ? file.slice(components.length + 1).split('/')[0] : undefined;
    return isPublic.has(folder) && file === join(components, `${folder}/${folder}.tsx`) ? folder : undefined;
  };

  const isOfPages = (file: string) => !file.startsWith(source);
  const users = pageFiles(root).map(({ entry, ...page }) => ({ page, reached: graph.reachedFrom(entry, isOfPages) }));

  const parts = folders.flatMap((folder) => {
    const entry = join(components, folder, `${folder}.tsx`);
    if (!existsSync(entry)) return [];
    const reached = [...graph.reachedFrom(entry, (file) => publicOwner(file) === undefined)];
    return { folder, entry, reached, sheets: reached.filter((file) => file.endsWith('.css')) };
  });
  const minified = await minify([...new Set(parts.flatMap(({ sheets }) => sheets))]);

  return Object.fromEntries(
    parts.map(({ folder, entry, reached, sheets }) => [
      folder,
      {
        tokens: tokensIn(sheets.map((sheet) => readFileSync(sheet, 'utf8'))),
        madeOf: reached
          .flatMap((file) => (file === entry ? [] : (publicOwner(file) ?? [])))
          .map(componentName)
          .toSorted(),
        css: sizeOf(sheets.map((sheet) => minified.get(sheet) ?? '').join('')),
        pages: users.flatMap(({ page, reached: used }) =>
          [...used].some((file) => dirname(file) === dirname(entry)) ? page : [],
        ),
      },
    ]),
  );
}

/** Every page that has stories, by title: what it shows, and where its code begins. */
function pageFiles(root: string): (PageUse & { entry: string })[] {
  return globSync(['remotes/*/src/pages/*/page.stories.tsx', 'shell/src/{pages,layout}/*.stories.tsx'], { cwd: root })
    .flatMap((file) => {
      const [, title] = /title: 'Pages\/(.+)'/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
      const own = file.replace('.stories.tsx', '.tsx');
      const entry = [own, join(dirname(own), 'index.ts')]
        .map((each) => join(root, each))
        .find((each) => existsSync(each));
      return title && entry ? { title, id: toId(`Pages/${title}`, 'docs'), entry } : [];
    })
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
}
