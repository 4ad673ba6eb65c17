import { dirname, relative, sep } from 'node:path';
import { isTestFile } from './layers.ts';

const root = dirname(import.meta.dirname);
/** The examples that prove this rule, in folders named like the real ones. */
const FIXTURES = 'tests/fixtures/raw-styles/';
const STYLED_FOLDERS = /^(design-system\/src|remotes|shell)\//;
/** A brand defines its colours; its logo may use them directly. */
const BRANDS = 'design-system/src/brand/';

const COLOUR_NAME = /^(fill|stroke|background)$|colou?r$/i;
const RAW_COLOUR = /#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|(ok)?lab|(ok)?lch|color)\(/i;
/** Colours that need no token. */
const COLOUR_KEYWORD = /^(none|transparent|currentcolor|inherit|initial|unset)$/i;
const PIXELS = /(^|[\d.])px\b/;
/** The style properties in use whose numbers React does not turn into pixels. */
const UNITLESS =
  /^(--.*|aspectRatio|columns|fill.*|stroke.*|flex.*|fontWeight|grid(Row|Column|Area).*|lineClamp|lineHeight|opacity|order|scale|tabSize|zIndex|zoom)$/;

const COLOUR_MESSAGE = "A raw colour: use a token, 'var(--color-…)' (design-system/src/tokens)";
const PIXEL_MESSAGE = 'A raw size: use a token or rem (design-system/src/tokens)';

/** A node of the syntax tree, with the fields that this rule reads. */
interface Node {
  type: string;
  name?: Node | string;
  key?: Node;
  id?: Node;
  init?: Node | null;
  value?: unknown;
  expression?: Node;
  argument?: Node;
  consequent?: Node;
  alternate?: Node;
  left?: Node;
  right?: Node;
  quasis?: { value: { cooked: string } }[];
  properties?: Node[];
  parent?: Node;
  typeAnnotation?: Node;
  typeName?: Node;
}

interface RuleContext {
  filename: string;
  report(problem: { node: Node; message: string }): void;
}

const rule = {
  create(context: RuleContext) {
    const file = relative(root, context.filename).split(sep).join('/').replace(FIXTURES, '');
    if (!STYLED_FOLDERS.test(file) || file.startsWith(BRANDS) || isTestFile(file)) return {};
    const reported = new Set<Node>();
    const checkStyle = (expression: Node | null | undefined) => {
      for (const property of propertiesOf(expression)) {
        const message = problemWithProperty(property);
        if (message && !reported.has(property)) context.report({ node: property, message });
        reported.add(property);
      }
    };
    return {
      JSXAttribute(node: Node) {
        const value = node.value as Node | null;
        if (nameOf(node.name) === 'style') checkStyle(value);
        else if (isRawColourAttribute(node, value)) context.report({ node, message: COLOUR_MESSAGE });
      },
      TSSatisfiesExpression: (node: Node) => isStyleType(node.typeAnnotation) && checkStyle(node.expression),
      TSAsExpression: (node: Node) => isStyleType(node.typeAnnotation) && checkStyle(node.expression),
      VariableDeclarator: (node: Node) => isStyleType(node.id?.typeAnnotation?.typeAnnotation) && checkStyle(node.init),
    };
  },
};

/** The colour of an HTML or SVG element is a token; a component may have its own values, `color="muted"`. */
function isRawColourAttribute(node: Node, value: Node | null): boolean {
  const name = nameOf(node.name);
  if (!COLOUR_NAME.test(name)) return false;
  const isElement = /^[a-z]/.test(nameOf(node.parent?.name));
  return literalsOf(value).some((literal) => RAW_COLOUR.test(`${literal}`) || (isElement && isColourWord(literal)));
}

function problemWithProperty({ key, value }: Node): string | undefined {
  const name = nameOf(key);
  for (const literal of literalsOf(value as Node)) {
    if (typeof literal === 'number') {
      if (literal !== 0 && !UNITLESS.test(name)) return PIXEL_MESSAGE;
      continue;
    }
    if (RAW_COLOUR.test(literal) || (COLOUR_NAME.test(name) && isColourWord(literal))) return COLOUR_MESSAGE;
    if (PIXELS.test(literal)) return PIXEL_MESSAGE;
  }
  return undefined;
}

const isColourWord = (literal: string | number) =>
  typeof literal === 'string' && /^[a-z]+$/i.test(literal) && !COLOUR_KEYWORD.test(literal);

/** `CSSProperties` or `React.CSSProperties`. */
const isStyleType = (type: Node | undefined) => nameOf(type?.typeName?.right ?? type?.typeName) === 'CSSProperties';

function nameOf(node: Node | string | undefined): string {
  if (typeof node === 'string' || node === undefined) return node ?? '';
  return typeof node.name === 'string' ? node.name : `${node.value ?? ''}`;
}

/** The properties of every object that the expression may evaluate to. */
const propertiesOf = (node: Node | null | undefined): Node[] =>
  outcomesOf(node)
    .flatMap(({ type, properties }) => (type === 'ObjectExpression' ? (properties ?? []) : []))
    .filter(({ type }) => type === 'Property');

/** The strings and numbers that an expression may evaluate to, and the fixed parts of its templates. */
const literalsOf = (node: Node | null | undefined): (string | number)[] =>
  outcomesOf(node).flatMap(({ value, quasis }) => {
    if (quasis) return quasis.map((quasi) => quasi.value.cooked);
    return typeof value === 'string' || typeof value === 'number' ? [value] : [];
  });

function outcomesOf(node: Node | null | undefined): Node[] {
  switch (node?.type) {
    case undefined:
      return [];
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return outcomesOf(node?.expression);
    case 'UnaryExpression':
      return outcomesOf(node?.argument);
    case 'ConditionalExpression':
      return [...outcomesOf(node?.consequent), ...outcomesOf(node?.alternate)];
    case 'LogicalExpression':
      return [...outcomesOf(node?.left), ...outcomesOf(node?.right)];
    default:
      return node ? [node] : [];
  }
}

export default { meta: { name: 'styles' }, rules: { 'no-raw-values': rule } };
