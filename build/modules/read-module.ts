import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** What a module takes from another: one name, or '*' for all of it. */
export interface Import {
  from: string;
  name: string;
}

export interface Module {
  imports: readonly Import[];
  /** The names that it defines and exports. */
  exports: ReadonlySet<string>;
  /** What it only passes on, under the name `as`; '*' passes on every name. */
  passesOn: readonly (Import & { as: string })[];
}

const EMPTY: Module = { imports: [], exports: new Set(), passesOn: [] };

const SHEETS_AND_FILES = /@import\s+["']([^"']+)|\burl\(\s*["']?([^"')]+)|\bfrom\s+["']([^"']+)/g;

/** Reads a script, an article or a style sheet; anything else imports nothing. Types are left out. */
export function readModule(file: string): Module {
  if (file.endsWith('.css')) return { ...EMPTY, imports: readSheet(readFileSync(file, 'utf8')) };
  if (!/\.(?:tsx?|mjs|mdx)$/.test(file)) return EMPTY;
  const text = readFileSync(file, 'utf8');
  const isArticle = file.endsWith('.mdx');
  const code = isArticle ? (text.match(/^import .*$/gm) ?? []).join('\n') : text;
  const { module } = parseSync(isArticle ? `${file}.ts` : file, code);
  const exported = module.staticExports.flatMap(({ entries }) => entries).filter(({ isType }) => !isType);
  return {
    imports: [
      ...module.staticImports.flatMap(({ moduleRequest, entries }) =>
        entries.length === 0
          ? { from: moduleRequest.value, name: '*' }
          : entries
              .filter(({ isType }) => !isType)
              .map(({ importName }) => ({ from: moduleRequest.value, name: importName.name ?? '*' })),
      ),
      ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
        from: code.slice(start + 1, end - 1),
        name: '*',
      })),
    ],
    exports: new Set(exported.flatMap((entry) => (entry.moduleRequest ? [] : (entry.exportName.name ?? [])))),
    passesOn: exported.flatMap(({ moduleRequest, importName, exportName }) =>
      moduleRequest ? { from: moduleRequest.value, name: importName.name ?? '*', as: exportName.name ?? '*' } : [],
    ),
  };
}

/** The sheets that a sheet imports or composes its classes from, and its fonts and pictures. */
const readSheet = (text: string): Import[] =>
  [...text.matchAll(SHEETS_AND_FILES)].map((match) => ({ from: match.slice(1).find(Boolean) ?? '', name: '*' }));
