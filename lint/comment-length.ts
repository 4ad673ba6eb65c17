/** Prettier does not wrap comments: this rule keeps their lines as short as the code's. */
const LONGEST = 120;

interface Position {
  line: number;
  column: number;
}

interface Comment {
  loc: { start: Position; end: Position };
}

interface RuleContext {
  sourceCode: { lines: string[]; getAllComments(): Comment[] };
  report(problem: { loc: { start: Position; end: Position }; message: string }): void;
}

const rule = {
  create(context: RuleContext) {
    const { sourceCode } = context;
    return {
      Program() {
        for (const { loc } of sourceCode.getAllComments()) {
          for (let { line } = loc.start; line <= loc.end.line; line += 1) {
            const text = sourceCode.lines[line - 1] ?? '';
            const found = { start: { line, column: LONGEST }, end: { line, column: text.length } };
            if (text.length > LONGEST && canBeBroken(text, line === loc.start.line ? loc.start.column : 0)) {
              context.report({ loc: found, message: `A comment's line is longer than ${LONGEST} columns` });
            }
          }
        }
      },
    };
  },
};

/** A comment beside code, or a URL alone on its line, is allowed. */
const canBeBroken = (text: string, from: number) =>
  text.slice(0, from).trim() === '' && text.slice(from, LONGEST).trim().split(/\s+/).length > 2;

export default { meta: { name: 'comments' }, rules: { 'max-length': rule } };
