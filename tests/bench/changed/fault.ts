import { parseSync, Visitor } from 'vite';
import type { Random } from '../random.ts';

/** A small mistake in a module. */
export interface Fault {
  /** From 1. */
  line: number;
  before: string;
  after: string;
  /** The module with the mistake. */
  text: string;
}

interface Replacement {
  start: number;
  end: number;
  after: string;
}

const WRONG: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '+': '-',
  '-': '+',
  '*': '/',
  '&&': '||',
  '||': '&&',
};

/** A mistake in one of these lines, such as a programmer makes; undefined where there is nothing to mistake. */
export function drawFault(file: string, text: string, lines: ReadonlySet<string>, random: Random): Fault | undefined {
  const lineAt = (index: number) => text.slice(0, index).split('\n').length;
  const isTheirs = (index: number) => lines.has(text.split('\n')[lineAt(index) - 1]!.trim());
  const possible = replacements(file, text).filter(({ start }) => isTheirs(start));
  if (possible.length === 0) return undefined;
  const { start, end, after } = random.pick(possible);
  return {
    line: lineAt(start),
    before: text.slice(start, end),
    after,
    text: text.slice(0, start) + after + text.slice(end),
  };
}

/** Operators, conditions, numbers and truth values; not texts, as most of them are what a page says. */
function replacements(file: string, text: string): Replacement[] {
  const found: Replacement[] = [];
  const replaceOperator = ({ left, right, operator }: { left: Node; right: Node; operator: string }) => {
    const start = text.indexOf(operator, left.end);
    const after = WRONG[operator];
    if (after && start !== -1 && start < right.start) found.push({ start, end: start + operator.length, after });
  };
  const negate = ({ test }: { test: Node }) =>
    void found.push({ start: test.start, end: test.end, after: `!(${text.slice(test.start, test.end)})` });
  new Visitor({
    BinaryExpression: replaceOperator,
    LogicalExpression: replaceOperator,
    IfStatement: negate,
    ConditionalExpression: negate,
    Literal: ({ value, start, end }) => {
      if (typeof value === 'boolean') found.push({ start, end, after: String(!value) });
      if (typeof value === 'number') found.push({ start, end, after: String(value + 1) });
    },
  }).visit(parseSync(file, text).program);
  return found;
}

type Node = { start: number; end: number };
