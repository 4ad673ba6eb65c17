/** A node of Chromium's accessibility tree: of `Accessibility.AXNode` in its protocol, what is read here. */
export interface AccessibilityNode {
  nodeId: string;
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  description?: { value?: unknown };
  value?: { value?: unknown };
  properties?: readonly { name: string; value: { value?: unknown } }[];
  childIds?: readonly string[];
}

/** Roles that add nothing to what is inside them, or are Chromium's own. */
const UNSPOKEN = new Set([
  'RootWebArea',
  'LabelText',
  'InlineTextBox',
  'Legend',
  'LayoutTable',
  'LineBreak',
  'ListMarker',
  'caption',
  'generic',
  'listitem',
  'none',
  'paragraph',
  'rowgroup',
  'strong',
  'time',
]);

/** Roles that are spoken only with a name: without one, they are no landmark. */
const SPOKEN_IF_NAMED = new Set(['form', 'group', 'region']);

/** Roles whose words are spoken with what they belong to. */
const SPOKEN_ELSEWHERE = new Set(['LabelText', 'Legend', 'ListMarker', 'caption', 'heading']);

/** Roles that are spoken as one thing: their name or value is made of what is inside them. */
const SPOKEN_AS_ONE = new Set([
  'DisclosureTriangle',
  'button',
  'cell',
  'columnheader',
  'combobox',
  'image',
  'link',
  'option',
  'rowheader',
  'searchbox',
  'spinbutton',
  'tab',
  'textbox',
]);

const ROLES: Readonly<Record<string, string>> = {
  Details: 'details',
  DescriptionList: 'description list',
  DescriptionListDetail: 'description',
  DescriptionListTerm: 'term',
  DisclosureTriangle: 'summary',
  Figcaption: 'caption',
  SectionFooter: 'footer',
  SectionHeader: 'header',
  columnheader: 'column header',
  contentinfo: 'footer',
  radiogroup: 'radio group',
  rowheader: 'row header',
  searchbox: 'search field',
  textbox: 'text field',
};

const STATES: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  busy: (value) => (value ? 'busy' : undefined),
  checked: (value) => (value === 'true' ? 'checked' : 'not checked'),
  disabled: (value) => (value ? 'unavailable' : undefined),
  expanded: (value) => (value ? 'expanded' : 'collapsed'),
  invalid: (value) => (value === 'false' ? undefined : 'invalid'),
  level: (value) => `level ${String(value)}`,
  modal: (value) => (value ? 'modal' : undefined),
  pressed: (value) => (value === 'true' ? 'pressed' : 'not pressed'),
  readonly: (value) => (value ? 'read-only' : undefined),
  required: (value) => (value ? 'required' : undefined),
  selected: (value) => (value ? 'selected' : undefined),
};

/**
 * What a screen reader says as it reads the tree from its root, one line for each thing: name, role, states, value and
 * description, indented below what contains it. Screen readers differ in words and order.
 */
export function spoken(nodes: readonly AccessibilityNode[]): string[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (ids: readonly string[] = [], depth = 0, isSpokenElsewhere = false): string[] => {
    let words = '';
    const lines: string[] = [];
    const flush = () => {
      if (words && !isSpokenElsewhere) lines.push(indent(words, depth));
      words = '';
    };
    for (const node of ids.flatMap((id) => byId.get(id) ?? [])) {
      const role = textOf(node.role);
      if (role === 'StaticText') words = followedBy(words, textOf(node.name));
      else {
        flush();
        lines.push(...readOne(node, role, depth, isSpokenElsewhere));
      }
    }
    flush();
    return lines;
  };
  const readOne = (node: AccessibilityNode, role: string, depth: number, isSpokenElsewhere: boolean): string[] => {
    const line = lineOf(node, role);
    if (line === undefined) return read(node.childIds, depth, isSpokenElsewhere || SPOKEN_ELSEWHERE.has(role));
    const inside = SPOKEN_AS_ONE.has(role) ? [] : read(node.childIds, depth + 1, SPOKEN_ELSEWHERE.has(role));
    return LIVE.has(role) && inside.length === 0 ? [] : [indent(line, depth), ...inside];
  };
  return read(nodes[0] && [nodes[0].nodeId]);
}

const followedBy = (words: string, more: string) => [words, more].filter(Boolean).join(/^[,.;:]/.test(more) ? '' : ' ');

/** They are silent while they are empty. */
const LIVE = new Set(['alert', 'status']);

const indent = (line: string, depth: number) => `${'  '.repeat(depth)}${line}`;

const textOf = (text?: { value?: unknown }) =>
  String(text?.value ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function lineOf(node: AccessibilityNode, role: string): string | undefined {
  const name = textOf(node.name);
  if (node.ignored || UNSPOKEN.has(role) || (SPOKEN_IF_NAMED.has(role) && !name)) return undefined;
  const states = (node.properties ?? []).flatMap((each) => STATES[each.name]?.(each.value.value) ?? []);
  const description = textOf(node.description);
  const line = [name, ROLES[role] ?? role, ...states, textOf(node.value)].filter(Boolean).join(', ');
  return description && description !== name ? `${line}. ${description}` : line;
}

/** Roles whose name is said when their content is entered. */
const CONTAINER = /^(.+), (?:form|group|navigation|radio group|region|table)(?:, |\. |$)/;

/** The names of containers that are said again by a container inside them. */
export function saidTwice(lines: readonly string[]): string[] {
  const around: (string | undefined)[] = [];
  return lines.flatMap((line) => {
    const depth = line.search(/\S/) / 2;
    const name = CONTAINER.exec(line.trim())?.[1];
    around.length = depth;
    const isRepeated = name !== undefined && around.includes(name);
    around[depth] = name;
    return isRepeated ? [name] : [];
  });
}
