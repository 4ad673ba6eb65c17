import { parseSync, Visitor, type ESTree } from 'vite';
import { CHANGES, type PropChange } from './changes.ts';

/** A place that has a deprecated name. */
export interface Use {
  component: string;
  prop: string;
  /** What takes its place; nothing if that cannot be told without running the code. */
  edits?: readonly Edit[];
  /** Counted from 1. */
  line: number;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** An element whose props are spread from what only running code knows. */
export interface Spread {
  component: string;
  /** Counted from 1. */
  line: number;
}

const SOURCES = /^@site\/(design-system|remote-kit\b.*)$/;

/** Every use of a deprecated prop in a module: on elements, and in types such as `Pick<ButtonProps, 'icon'>`. */
export const deprecatedUses = (file: string, code: string): Use[] => lookThrough(file, code).uses;

/** Those uses, and the elements with deprecated props that may have more. */
export function lookThrough(file: string, code: string): { uses: Use[]; spreads: Spread[] } {
  const { program } = parseSync(file, code);
  const imported = importedNames(program);
  const constants = constantsIn(program);
  const uses: Use[] = [];
  const spreads: Spread[] = [];
  const lineOf = ({ start }: ESTree.Span) => code.slice(0, start).split('\n').length;
  const add = (component: string, { prop }: PropChange, at: ESTree.Span, edits?: readonly Edit[]) =>
    uses.push({ component, prop, line: lineOf(at), ...(edits && { edits }) });

  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      const component = name.type === 'JSXIdentifier' ? imported.get(name.name) : undefined;
      if (!component) return;
      for (const attribute of attributes) {
        if (attribute.type === 'JSXSpreadAttribute') lookInto(attribute.argument, component);
        const change = attribute.type === 'JSXAttribute' && changeOf(component, String(attribute.name.name));
        if (change) add(component, change, attribute, editsOf(attribute, change, attributes, code));
        if (attribute.type === 'JSXAttribute' && attribute.name.name === 'button') renameKeys(attribute.value);
      }
    },
    TSIndexedAccessType({ objectType, indexType }) {
      const component = componentOfProps(objectType, imported);
      if (component) literals(indexType).forEach((literal) => renameLiteral(component, literal));
    },
    TSTypeReference: ({ typeName, typeArguments }) => renameTaken(typeName, typeArguments),
    TSInterfaceHeritage: ({ expression, typeArguments }) => renameTaken(expression, typeArguments),
  }).visit(program);
  return { uses, spreads };

  /** What is spread; another element may get it, too, so it is left. */
  function lookInto(expression: ESTree.Expression, component: string) {
    if (!CHANGES.some(({ components }) => components.includes(component))) return;
    const { properties, isWhole } = propertiesOf(expression, constants);
    for (const { key } of properties) {
      const change = changeOf(component, nameOf(key));
      if (change) add(component, change, key);
    }
    if (!isWhole) spreads.push({ component, line: lineOf(expression) });
  }

  /** Of `Pick<ButtonProps, …>` and `Omit<ButtonProps, …>`. */
  function renameTaken(by: ESTree.Node, args: ESTree.TSTypeParameterInstantiation | null) {
    const [type, keys] = args?.params ?? [];
    if (by.type !== 'Identifier' || !['Pick', 'Omit'].includes(by.name) || !type || !keys) return;
    const component = componentOfProps(type, imported);
    if (component) literals(keys).forEach((literal) => renameLiteral(component, literal));
  }

  /** Of the props of a button that an element makes itself: `button={{ icon: 'mail' }}`. */
  function renameKeys(value: ESTree.JSXAttributeValue | null) {
    if (value?.type !== 'JSXExpressionContainer' || value.expression.type !== 'ObjectExpression') return;
    for (const property of value.expression.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
      const { key, shorthand } = property;
      const change = changeOf('Button', key.name);
      if (!change?.to) continue;
      const text = shorthand ? `${change.to}: ${key.name}` : change.to;
      add('Button', change, key, [{ start: key.start, end: key.end, text }]);
    }
  }

  function renameLiteral(component: string, literal: ESTree.StringLiteral) {
    const change = changeOf(component, literal.value);
    if (!change) return;
    const text = change.atEnd ? `'${change.to}' | 'end'` : `'${change.to}'`;
    add(
      component,
      change,
      literal,
      change.flag || !change.to ? undefined : [{ start: literal.start, end: literal.end, text }],
    );
  }
}

/** The module with new names in place of all that can be told. */
export function migrate(code: string, uses: readonly Use[]): string {
  const edits = uses.flatMap((use) => use.edits ?? []).toSorted((one, other) => other.start - one.start);
  return edits.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

const changeOf = (component: string, prop: string) =>
  CHANGES.find((change) => change.prop === prop && change.components.includes(component));

/** Local name -> the name that the design system gives it. */
function importedNames(program: ESTree.Program): Map<string, string> {
  const names = program.body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' && SOURCES.test(statement.source.value)
      ? statement.specifiers.flatMap((specifier): [string, string][] =>
          specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
            ? [[specifier.local.name, specifier.imported.name]]
            : [],
        )
      : [],
  );
  return new Map(names);
}

type Constants = ReadonlyMap<string, ESTree.Expression>;

/** What a module declares as `const`, by name. */
function constantsIn(program: ESTree.Program): Constants {
  const found = new Map<string, ESTree.Expression>();
  new Visitor({
    VariableDeclaration({ kind, declarations }) {
      for (const { id, init } of declarations)
        if (kind === 'const' && id.type === 'Identifier' && init) found.set(id.name, init);
    },
  }).visit(program);
  return found;
}

interface Properties {
  properties: readonly ESTree.ObjectProperty[];
  /** Whether there can be no others. */
  isWhole: boolean;
}

const UNKNOWN: Properties = { properties: [], isWhole: false };

/** Of an object that stands in the code, there or in a `const`, with what is spread into it. */
function propertiesOf(expression: ESTree.Expression, constants: Constants): Properties {
  if (expression.type === 'ObjectExpression')
    return ofAll(
      expression.properties.map((each) =>
        each.type === 'Property' ? { properties: [each], isWhole: true } : propertiesOf(each.argument, constants),
      ),
    );
  if (expression.type === 'Identifier') {
    const value = constants.get(expression.name);
    const others = new Map([...constants].filter(([name]) => name !== expression.name));
    return value ? propertiesOf(value, others) : UNKNOWN;
  }
  if (expression.type === 'LogicalExpression' && expression.operator === '&&')
    return propertiesOf(expression.right, constants);
  if (expression.type === 'ConditionalExpression')
    return ofAll([expression.consequent, expression.alternate].map((branch) => propertiesOf(branch, constants)));
  return WRAPPERS.has(expression.type)
    ? propertiesOf((expression as ESTree.TSAsExpression).expression, constants)
    : UNKNOWN;
}

/** Around an expression, without another value. */
const WRAPPERS: ReadonlySet<string> = new Set(['ParenthesizedExpression', 'TSAsExpression', 'TSSatisfiesExpression']);

const ofAll = (parts: readonly Properties[]): Properties => ({
  properties: parts.flatMap(({ properties }) => properties),
  isWhole: parts.every(({ isWhole }) => isWhole),
});

const nameOf = (key: ESTree.PropertyKey): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

/** Of `ButtonProps` and `ComponentProps<typeof Button>`: Button. */
function componentOfProps(type: ESTree.TSType, imported: ReadonlyMap<string, string>): string | undefined {
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return undefined;
  if (type.typeName.name !== 'ComponentProps') return imported.get(type.typeName.name)?.replace(/Props$/, '');
  const [of] = type.typeArguments?.params ?? [];
  return of?.type === 'TSTypeQuery' && of.exprName.type === 'Identifier' ? imported.get(of.exprName.name) : undefined;
}

function literals(type: ESTree.TSType): ESTree.StringLiteral[] {
  if (type.type === 'TSUnionType') return type.types.flatMap(literals);
  const literal = type.type === 'TSLiteralType' ? type.literal : undefined;
  return literal?.type === 'Literal' && typeof literal.value === 'string' ? [literal as ESTree.StringLiteral] : [];
}

type Attributes = readonly ESTree.JSXAttributeItem[];

function editsOf(
  attribute: ESTree.JSXAttribute,
  { to, flag, atEnd }: PropChange,
  all: Attributes,
  code: string,
): readonly Edit[] | undefined {
  if (to === undefined) return [removal(attribute, code)];
  if (flag !== undefined) return flagEdits(attribute, to, flag, code);
  const place = all.find((other) => other.type === 'JSXAttribute' && other.name.name === atEnd);
  const position = place?.type === 'JSXAttribute' ? textOf(place) : 'start';
  if (position === undefined) return undefined;
  const name = position === 'end' ? 'end' : to;
  const renamed = { start: attribute.name.start, end: attribute.name.end, text: name };
  return place ? [renamed, removal(place, code)] : [renamed];
}

function flagEdits(attribute: ESTree.JSXAttribute, to: string, flag: string, code: string): readonly Edit[] {
  const value = textOf(attribute);
  if (value === flag) return [{ start: attribute.start, end: attribute.end, text: to }];
  if (value !== undefined) return [removal(attribute, code)];
  const { expression } = attribute.value as ESTree.JSXExpressionContainer;
  return [{ start: attribute.start, end: attribute.end, text: `${to}={${conditionOf(expression, flag, code)}}` }];
}

/** `isShort ? 'muted' : 'default'` -> `isShort`; anything else is compared. */
function conditionOf(expression: ESTree.Node, flag: string, code: string): string {
  const source = ({ start, end }: ESTree.Span) => code.slice(start, end);
  if (expression.type !== 'ConditionalExpression') return `(${source(expression)}) === '${flag}'`;
  const is = (branch: ESTree.Expression) => branch.type === 'Literal' && branch.value === flag;
  const { test, consequent, alternate } = expression;
  if (is(consequent) && !is(alternate)) return test.type === 'Identifier' ? `${test.name}` : `Boolean(${source(test)})`;
  return is(alternate) && !is(consequent) ? `!(${source(test)})` : `(${source(expression)}) === '${flag}'`;
}

/** With the white space before it. */
function removal({ start, end }: ESTree.Span, code: string): Edit {
  return { start: code.slice(0, start).trimEnd().length, end, text: '' };
}

/** An attribute's value, if it stands in the code. */
function textOf({ value }: ESTree.JSXAttribute): string | undefined {
  const literal = value?.type === 'JSXExpressionContainer' ? value.expression : value;
  return literal?.type === 'Literal' && typeof literal.value === 'string' ? literal.value : undefined;
}
