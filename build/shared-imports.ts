import { parseAst, type Plugin } from 'vite';
import type { SharedNames } from '@site/remote-kit/descriptor.ts';
import { sharedModules } from './shared-packages.ts';

/** What these modules import of the packages that the shell shares, by name. */
export function sharedImports(code: readonly string[]): SharedNames {
  const modules = code.flatMap(namedImports);
  const namesOf = (from: string) => new Set(modules.flatMap((each) => (each.from === from ? each.names : [])));
  return Object.fromEntries(
    sharedModules.map((from) => [from, [...namesOf(from)].toSorted()] as const).filter(([, names]) => names.length > 0),
  );
}

/** The names that each statement imports, or passes on; a namespace has none. */
function namedImports(code: string): { from: string; names: string[] }[] {
  return parseAst(code).body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') {
      const names = statement.specifiers.flatMap((specifier) => {
        if (specifier.type === 'ImportDefaultSpecifier') return 'default';
        return specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : [];
      });
      return { from: statement.source.value, names };
    }
    if (statement.type === 'ExportNamedDeclaration' && statement.source)
      return { from: statement.source.value, names: statement.specifiers.map(({ local }) => nameOf(local)) };
    return [];
  });
}

type Name = { type: 'Identifier'; name: string } | { type: 'Literal'; value: string };

const nameOf = (name: Name): string => (name.type === 'Literal' ? name.value : name.name);

/**
 * Keeps in `code` each module that a build reads and that may import a shared package: also those of which nothing is
 * left in its output.
 */
export const keepCode = (code: string[]): Plugin => ({
  name: 'keep-code',
  enforce: 'post',
  transform(module) {
    if (sharedModules.some((name) => module.includes(name))) code.push(module);
  },
});
