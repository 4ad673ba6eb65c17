import { dirname, relative, sep } from 'node:path';
import { linkedPages, pageAt } from '../build/page-links.ts';
import { isTestFile } from './layers.ts';

const root = dirname(import.meta.dirname);
/** The examples that prove this rule, in folders named like the real ones. */
const FIXTURES = 'tests/fixtures/page-links/';
/** Its pages are for staff: no other part of the site links to them. */
const STAFF = 'staff-tools';
const LINKS = /^@site\/remote-kit\/links\/(.+)\.ts$/;

const pages = (await linkedPages()).filter(({ path }) => path !== '/');

interface Node {
  type: string;
  value?: unknown;
  source?: { value: unknown };
  quasis?: { value: { cooked: string } }[];
}

interface RuleContext {
  filename: string;
  report(problem: { node: Node; message: string }): void;
}

/** Parts of the site name one another's pages: their paths are written nowhere else, and staff's pages are staff's. */
const rule = {
  create(context: RuleContext) {
    const file = relative(root, context.filename).split(sep).join('/').replace(FIXTURES, '');
    const own = /^(?:remotes\/([^/]+)|shell)\/src\//.exec(file);
    if (!own || isTestFile(file)) return {};
    const checkAddress = (node: Node, address: string) => {
      const page = address.startsWith('/') ? pageAt(pages, address) : undefined;
      if (!page || page.remote === own[1]) return;
      const message = `${page.path} is a page of ${page.remote}: import its link from @site/remote-kit/links`;
      context.report({ node, message });
    };
    return {
      Literal: (node: Node) => checkAddress(node, String(node.value)),
      TemplateLiteral: (node: Node) => checkAddress(node, node.quasis!.map(({ value }) => value.cooked).join('x')),
      ImportDeclaration(node: Node) {
        const remote = LINKS.exec(String(node.source?.value))?.[1];
        if (remote === STAFF && own[1] !== STAFF) {
          context.report({ node, message: `Only ${STAFF} may link to its pages` });
        }
      },
    };
  },
};

export default { meta: { name: 'links' }, rules: { 'page-links': rule } };
