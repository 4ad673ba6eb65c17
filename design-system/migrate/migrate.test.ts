import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { componentName } from '../docs/component-folders.ts';
import { CHANGES } from './changes.ts';
import { deprecatedUses, lookThrough, migrate } from './migrate.ts';

const IMPORTS =
  "import { Badge, Button, Hero, Logo, RadioGroup, Text, type ButtonProps } from '@site/design-system';\n";

function moved(code: string): string {
  const whole = IMPORTS + code;
  return migrate(whole, deprecatedUses('page.tsx', whole)).slice(IMPORTS.length);
}

describe('an element', () => {
  test.each([
    ['<Hero headingLevel={2} title="Jobs" />', '<Hero level={2} title="Jobs" />'],
    ['<Badge tone={of(job)} icon="check">New</Badge>', '<Badge status={of(job)} start="check">New</Badge>'],
    ['<Button icon="trash">Delete</Button>', '<Button start="trash">Delete</Button>'],
    ['<Button icon="trash" iconPosition="start">Go</Button>', '<Button start="trash">Go</Button>'],
    ['<Button iconPosition="end" icon="arrow-right">Go</Button>', '<Button end="arrow-right">Go</Button>'],
    ['<Button\n  icon="trash"\n  iconPosition={"end"}\n>Go</Button>', '<Button\n  end="trash"\n>Go</Button>'],
    ['<RadioGroup onChange={(way) => go(way)} />', '<RadioGroup onValueChange={(way) => go(way)} />'],
    ['<Text tone="muted">A</Text>', '<Text muted>A</Text>'],
    ['<Text size="sm" tone="default">A</Text>', '<Text size="sm">A</Text>'],
    ["<Text tone={isOld ? 'muted' : 'default'}>A</Text>", '<Text muted={isOld}>A</Text>'],
    ["<Text tone={age > 9 ? 'muted' : 'default'}>A</Text>", '<Text muted={Boolean(age > 9)}>A</Text>'],
    ["<Text tone={isNew ? 'default' : 'muted'}>A</Text>", '<Text muted={!(isNew)}>A</Text>'],
    ['<Text tone={tone}>A</Text>', "<Text muted={(tone) === 'muted'}>A</Text>"],
    ['<Logo tone="paper" />', '<Logo />'],
    ['<Text button={{ size, icon: "mail" }} />', '<Text button={{ size, start: "mail" }} />'],
    ['<Text button={{ icon }} />', '<Text button={{ start: icon }} />'],
    ['<Hero lead={<Text tone="muted">A</Text>} headingLevel={2} />', '<Hero lead={<Text muted>A</Text>} level={2} />'],
  ])('%s', (before, after) => {
    expect(moved(before)).toBe(after);
    expect(moved(after)).toBe(after);
  });

  test('of another package, or of its own, keeps its props', () => {
    const own = "import { Hero } from './hero.tsx';\n<><Hero headingLevel={2} /><Card headingLevel={2} /></>";
    expect(deprecatedUses('page.tsx', own)).toEqual([]);
  });

  test('is known by another name', () => {
    const code = "import { Hero as Opening } from '@site/design-system';\n<Opening headingLevel={2} />";
    expect(migrate(code, deprecatedUses('page.tsx', code))).toContain('<Opening level={2} />');
  });
});

test.each([
  [
    "interface Own extends Pick<ButtonProps, 'size' | 'icon'> {}",
    "interface Own extends Pick<ButtonProps, 'size' | 'start' | 'end'> {}",
  ],
  ["type Icon = ButtonProps['icon'];", "type Icon = ButtonProps['start' | 'end'];"],
  ["type Own = Pick<ButtonProps, 'size' | 'icon'>;", "type Own = Pick<ButtonProps, 'size' | 'start' | 'end'>;"],
  [
    "type Own = Omit<ComponentProps<typeof Badge>, 'tone'>;",
    "type Own = Omit<ComponentProps<typeof Badge>, 'status'>;",
  ],
])('in a type: %s', (before, after) => {
  expect(moved(before)).toBe(after);
});

test('what depends on a value is left, and named by its line', () => {
  const code = `${IMPORTS}\n<Button icon="search" iconPosition={side}>Find</Button>`;
  const uses = deprecatedUses('page.tsx', code);
  expect(uses).toEqual([{ component: 'Button', prop: 'icon', line: 3 }]);
  expect(migrate(code, uses)).toBe(code);
});

describe('props that are spread', () => {
  test.each([
    ["const props = { size: 'sm', icon: 'trash' };", '<Button {...props} />', 3],
    ["const props = { size: 'sm',\n'icon': 'trash' } as const;", '<Button {...props} />', 4],
    ["const own = { icon: 'trash' }; const props = { size: 'sm', ...own };", '<Button {...props} />', 3],
    ['', "<Button {...{ icon: 'trash' }} />", 4],
    ['', "<Button {...(isOld && { icon: 'trash' })} />", 4],
    ['', "<Button {...(isOld ? { icon: 'trash' } : { start: 'trash' })} />", 4],
  ])('are found where their object stands in the module, and left: %s %s', (before, element, line) => {
    const code = `${IMPORTS}\n${before}\n${element}`;
    const { uses, spreads } = lookThrough('page.tsx', code);
    expect(uses).toEqual([{ component: 'Button', prop: 'icon', line }]);
    expect(spreads).toEqual([]);
    expect(migrate(code, uses)).toBe(code);
  });

  test.each(['props', 'propsOf(job)', 'presets.small', '{ ...props }', 'isOld ? {} : props'])(
    'are to be checked by hand where only running code knows them: %s',
    (expression) => {
      const { uses, spreads } = lookThrough('page.tsx', `${IMPORTS}<Button {...(${expression})} />`);
      expect(uses).toEqual([]);
      expect(spreads).toEqual([{ component: 'Button', line: 2 }]);
    },
  );

  test('are no concern of a component without deprecated props', () => {
    const code = "import { Card } from '@site/design-system';\n<Card {...props} />";
    expect(lookThrough('page.tsx', code).spreads).toEqual([]);
  });

  test('that name one another come to an end', () => {
    const code = `${IMPORTS}const one = { ...two }; const two = { ...one };\n<Button {...one} />`;
    expect(lookThrough('page.tsx', code).spreads).toEqual([{ component: 'Button', line: 3 }]);
  });
});

test('every deprecated prop has a row in the table, and every row a deprecated prop or none', () => {
  const sources = join(import.meta.dirname, '../src/components');
  const tagged = globSync('*/*.tsx', { cwd: sources, exclude: ['**/*.{stories,types-test}.tsx'] }).flatMap((file) =>
    [...readFileSync(join(sources, file), 'utf8').matchAll(/@deprecated[^\n]*\n\s+(\w+)\??:/g)].map(([, prop]) => ({
      component: componentName(dirname(file)),
      prop,
    })),
  );
  const rows = CHANGES.flatMap(({ components, prop, atEnd }) =>
    components.flatMap((component) => [prop, atEnd].flatMap((name) => (name ? { component, prop: name } : []))),
  );
  for (const place of tagged) expect(rows).toContainEqual(place);
  expect(new Set(rows.map(({ prop }) => prop))).toEqual(new Set(tagged.map(({ prop }) => prop)));
});
