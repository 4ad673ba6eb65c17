/** The path of a file's URL is encoded: it names no file where a folder is called 'My Projects' or 'Büro'. */
const MESSAGE = 'Use fileURLToPath: the pathname of a file’s URL has %20 where its folder has a space';

interface Node {
  type: string;
  name?: string;
  computed?: boolean;
  callee?: Node;
  arguments?: Node[];
  object?: Node;
  property?: Node;
  meta?: Node;
}

interface RuleContext {
  report(problem: { node: Node; message: string }): void;
}

const rule = {
  create(context: RuleContext) {
    const fileUrls = new Set<string>();
    const reads: Node[] = [];
    return {
      VariableDeclarator({ id, init }: { id: Node; init: Node | null }) {
        if (id.name !== undefined && isFileUrl(init)) fileUrls.add(id.name);
      },
      MemberExpression(node: Node) {
        if (node.property?.name === 'pathname') reads.push(node);
      },
      'Program:exit'() {
        const wrong = reads.filter(({ object }) => isFileUrl(object) || fileUrls.has(object?.name ?? ''));
        for (const node of wrong) context.report({ node, message: MESSAGE });
      },
    };
  },
};

/** `new URL(…, import.meta.url)`. */
const isFileUrl = (node: Node | null | undefined): boolean =>
  node?.type === 'NewExpression' &&
  node.callee?.name === 'URL' &&
  node.arguments?.at(-1)?.object?.type === 'MetaProperty';

export default { meta: { name: 'files' }, rules: { 'no-url-paths': rule } };
