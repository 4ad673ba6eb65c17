import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { linkedPages, pageAt } from '../build/page-links.ts';
import { isTestFile } from './layers.ts';

const root = dirname(import.meta.dirname);
/** The examples that prove this rule, in folders named like the real ones. */
const FIXTURES = 'tests/fixtures/page-links/';
/** Its pages are for staff: no other part of the site links to them. */
const STAFF = 'staff-tools';
const staffRoutes = readFileSync(join(root, `remotes/${STAFF}/src/routes.tsx`), 'utf8');
const staffPages = [...staffRoutes.matchAll(/ path: '(.+?)'/g)].map(([, path = '']) => ({ remote: STAFF, path }));
const staffFolders = new Set(staffPages.map(({ path }) => folderOf(path)));

const pages = (await linkedPages()).filter(({ path }) => path !== '/');

interface Node {
  type: string;
  value?: unknown;
  quasis?: { value: { cooked: string } }[];
}

interface RuleContext {
  filename: string;
  report(problem: { node: Node; message: string }): void;
}

/**
 * Parts of the site name one another's pages by their links: other parts' paths are not written out. Staff's pages have
 * none: their own remote writes paths, of pages that there are, and nobody else does.
 */
const rule = {
  create(context: RuleContext) {
    const file = relative(root, context.filename).split(sep).join('/').replace(FIXTURES, '');
    const own = /^(?:remotes\/([^/]+)|shell)\/src\//.exec(file);
    if (!own || isTestFile(file)) return {};
    const checkAddress = (node: Node, address: string) => {
      if (!address.startsWith('/')) return;
      const message = staffFolders.has(folderOf(address)) ? faultOfStaff(own[1], address) : faultOf(own[1], address);
      if (message !== undefined) context.report({ node, message });
    };
    return {
      Literal: (node: Node) => checkAddress(node, String(node.value)),
      TemplateLiteral: (node: Node) => checkAddress(node, node.quasis!.map(({ value }) => value.cooked).join('x')),
    };
  },
};

function faultOf(own: string | undefined, address: string): string | undefined {
  const page = pageAt(pages, address);
  return page && page.remote !== own
    ? `${page.path} is a page of ${page.remote}: import its link from @site/remote-kit/links`
    : undefined;
}

function faultOfStaff(own: string | undefined, address: string): string | undefined {
  if (own !== STAFF) return `Only ${STAFF} may link to its pages`;
  return pageAt(staffPages, address) ? undefined : `${STAFF} has no page ${address}`;
}

/** '/staff' of '/staff/mail?status=failed'. */
function folderOf(address: string): string {
  return address.replace(/(?<=.)[/?#].*/, '');
}

export default { meta: { name: 'links' }, rules: { 'page-links': rule } };
