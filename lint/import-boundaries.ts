import { dirname, join, relative, sep } from 'node:path';
import { isBuiltin } from 'node:module';
import { isTestFile, layerOf, workspacePath, type Layer } from './layers.ts';

const root = dirname(import.meta.dirname);
/** The bad examples that prove this rule, in folders named like the real ones. */
const FIXTURES = 'tests/fixtures/import-boundaries/';

interface ImportNode {
  source: { value: unknown } | null;
}

interface RuleContext {
  filename: string;
  report(problem: { node: ImportNode; message: string }): void;
}

const rule = {
  create(context: RuleContext) {
    const file = relative(root, context.filename).split(sep).join('/').replace(FIXTURES, '');
    const layer = layerOf(file);
    if (!layer || isTestFile(file)) return {};
    const check = (node: ImportNode) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const message = problemWith(specifier, file, layer);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

/** Why a file of `layer` may not import `specifier`; undefined when it may. */
function problemWith(specifier: string, file: string, layer: Layer): string | undefined {
  const target = specifier.startsWith('.') ? join(dirname(file), specifier) : workspacePath(specifier);
  if (target === undefined) {
    const name = specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/');
    const allowed = isBuiltin(specifier) || !layer.packages || layer.packages.some((pattern) => pattern.test(name));
    return allowed ? undefined : `${layer.name} may not import the package ${name} (lint/layers.ts)`;
  }
  if (isTestFile(target)) return `Only tests may import the test file ${target}`;
  const targetLayer = layerOf(target);
  if (!targetLayer || targetLayer.folder === layer.folder || layer.layers.includes(targetLayer.name)) return undefined;
  return `${layer.name} may not import ${targetLayer.name} (lint/layers.ts)`;
}

export default { meta: { name: 'layers' }, rules: { 'import-boundaries': rule } };
