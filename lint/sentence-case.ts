import { dirname, relative, sep } from 'node:path';
import { isTestFile } from './layers.ts';
import { faultOfWords } from './words.ts';

const root = dirname(import.meta.dirname);
/** The examples that prove this rule, in folders named like the real ones. */
const FIXTURES = 'tests/fixtures/words/';
const READ =
  /^(remotes\/[^/]+\/src|shell\/src|remote-kit|design-system|server|mocks\/(panel|guide|states)|api\/(contract|endpoints|forms|applications|subscriptions|proposals|accounts|mail))\//;
/** Brands' facts are names; sample applications are by invented people. */
const NAMES = /^design-system\/src\/brand\/|\/sample-applications\.ts$/;
const STORIES = /^design-system\/.*\.stories\.tsx$/;

interface Node {
  type: string;
  value?: unknown;
  key?: { name?: string };
  parent?: Node;
}

interface RuleContext {
  filename: string;
  report(problem: { node: Node; message: string }): void;
}

/** Examples of what is sent and answered hold invented names. */
function isExample(node: Node): boolean {
  if (node.type === 'Property' && /^examples?$/.test(node.key?.name ?? '')) return true;
  return node.parent ? isExample(node.parent) : false;
}

/** What people read is in sentence case, and writes what has several spellings in one. */
const rule = {
  create(context: RuleContext) {
    const file = relative(root, context.filename).split(sep).join('/').replace(FIXTURES, '');
    const isStory = STORIES.test(file) || (file.startsWith('design-system/docs/') && !file.endsWith('.test.ts'));
    if (!READ.test(file) || NAMES.test(file) || (isTestFile(file) && !isStory)) return {};
    const check = (node: Node, text: unknown) => {
      const fault = typeof text === 'string' && faultOfWords(text);
      if (fault && !isExample(node)) context.report({ node, message: fault });
    };
    return {
      Literal: (node: Node) => node.parent?.type !== 'ImportDeclaration' && check(node, node.value),
      JSXText: (node: Node) => check(node, node.value),
      TemplateElement: (node: Node) => check(node, (node.value as { cooked: unknown }).cooked),
    };
  },
};

export default { meta: { name: 'words' }, rules: { 'sentence-case': rule } };
