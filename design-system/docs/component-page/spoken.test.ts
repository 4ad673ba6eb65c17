import { expect, test } from 'vitest';
import { saidTwice, spoken, type AccessibilityNode } from './spoken.ts';

type Branch = { role: string; name?: string; children?: Branch[] } & Pick<Partial<AccessibilityNode>, 'ignored'> & {
    properties?: Record<string, unknown>;
    value?: string;
    description?: string;
  };

/** The browser's flat list of nodes. */
function nodesOf(branch: Branch, id = '1'): AccessibilityNode[] {
  const { role, name, children = [], ignored = false, properties = {}, value, description } = branch;
  const childIds = children.map((_, index) => `${id}.${index}`);
  return [
    {
      nodeId: id,
      ignored,
      role: { value: role },
      name: { value: name },
      value: { value },
      description: { value: description },
      properties: Object.entries(properties).map(([key, each]) => ({ name: key, value: { value: each } })),
      childIds,
    },
    ...children.flatMap((child, index) => nodesOf(child, childIds[index])),
  ];
}

const page = (...children: Branch[]) => spoken(nodesOf({ role: 'RootWebArea', name: 'Page', children }));
const text = (name: string): Branch => ({ role: 'StaticText', name });

test('a control is its name, its role, its states, its value and its description', () => {
  const field: Branch = {
    role: 'textbox',
    name: 'Email',
    properties: { required: true, invalid: 'true', readonly: false },
    value: 'sam@',
    description: 'Enter your email address',
    children: [text('sam@')],
  };
  expect(page(field)).toEqual(['Email, text field, required, invalid, sam@. Enter your email address']);
});

test('what a thing is named by is not said again', () => {
  expect(
    page(
      { role: 'LabelText', children: [text('Email')] },
      { role: 'textbox', name: 'Email' },
      { role: 'heading', name: 'Jobs', properties: { level: 2 }, children: [text('Jobs')] },
      { role: 'button', name: 'Close', description: 'Close', children: [text('×')] },
    ),
  ).toEqual(['Email, text field', 'Jobs, heading, level 2', 'Close, button']);
});

test('what is inside something is indented below it, and what says nothing is left out', () => {
  expect(
    page({
      role: 'navigation',
      name: 'Main',
      children: [
        {
          role: 'list',
          children: [
            {
              role: 'listitem',
              children: [
                { role: 'ListMarker', children: [text('•')] },
                { role: 'link', name: 'Home', children: [text('Home')] },
              ],
            },
          ],
        },
      ],
    }),
  ).toEqual(['Main, navigation', '  list', '    Home, link']);
});

test('a button in a heading and a box in its label are said as well', () => {
  expect(
    page(
      { role: 'heading', name: 'Pay', children: [{ role: 'button', name: 'Pay', properties: { expanded: false } }] },
      {
        role: 'LabelText',
        children: [text('Days'), { role: 'checkbox', name: 'Days', properties: { checked: 'true' } }],
      },
    ),
  ).toEqual(['Pay, heading', '  Pay, button, collapsed', 'Days, checkbox, checked']);
});

test('words that follow one another are one line', () => {
  expect(page({ role: 'paragraph', children: [text('From'), text('£20,000'), text('a year')] })).toEqual([
    'From £20,000 a year',
  ]);
});

test('punctuation follows its word, and a line break begins a line', () => {
  const lineBreak = { role: 'LineBreak', children: [{ role: 'InlineTextBox' }] };
  expect(page(text('Station Approach'), lineBreak, text('Waltham Cross'), text(', '), text('Hertfordshire'))).toEqual([
    'Station Approach',
    'Waltham Cross, Hertfordshire',
  ]);
});

test('nothing is said of what is hidden, of empty live regions and of forms without a name', () => {
  expect(
    page(
      { role: 'none', ignored: true, children: [{ role: 'form', children: [text('Send')] }] },
      { role: 'status' },
      { role: 'alert', children: [text('It failed')] },
    ),
  ).toEqual(['Send', 'alert', '  It failed']);
});

test('an empty page is silent', () => {
  expect(page()).toEqual([]);
  expect(spoken([])).toEqual([]);
});

test('finds a container that says the name of the one around it again', () => {
  const table = ['Pay, region', '  Pay, table', '    row', '      Pay, column header'];
  expect(saidTwice(table)).toEqual(['Pay']);
  expect(saidTwice(['Pay, summary, expanded', 'Pay, group', '  Minimum, text field', 'Pay, group'])).toEqual([]);
});
