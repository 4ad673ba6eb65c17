import { dirname, join, relative, sep } from 'node:path';
import { isBuiltin } from 'node:module';
import { isTestFile, roomOf, workspacePath, type Room } from './rooms.ts';

const root = dirname(import.meta.dirname);
/** The bad examples that prove this rule stand here, in folders named like the real ones. */
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
    const room = roomOf(file);
    if (!room || isTestFile(file)) return {};
    const check = (node: ImportNode) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const message = problemWith(specifier, file, room);
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

/** Why a file of `room` may not import `specifier`; undefined when it may. */
function problemWith(specifier: string, file: string, room: Room): string | undefined {
  const target = specifier.startsWith('.') ? join(dirname(file), specifier) : workspacePath(specifier);
  if (target === undefined) {
    const name = specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/');
    const allowed = isBuiltin(specifier) || !room.packages || room.packages.some((pattern) => pattern.test(name));
    return allowed ? undefined : `${room.name} may not import the package ${name} (lint/rooms.ts)`;
  }
  if (isTestFile(target)) return `Nothing but tests may import the test file ${target}`;
  const targetRoom = roomOf(target);
  if (!targetRoom || targetRoom === room || room.rooms.includes(targetRoom.name)) return undefined;
  return `${room.name} may not import ${targetRoom.name} (lint/rooms.ts)`;
}

export default { meta: { name: 'rooms' }, rules: { 'import-boundaries': rule } };
