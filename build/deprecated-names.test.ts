import { describe, expect, test } from 'vitest';
import { CHANGES } from '../design-system/migrate/changes.ts';
import { deprecatedUses } from '../design-system/migrate/migrate.ts';
import { namesIn } from './deprecated-names.ts';

const BUTTON = "import { Button } from '@site/design-system';\n";

/** What is recorded of a page with this code. */
const recorded = (code: string) => namesIn([{ file: 'src/page.tsx', uses: deprecatedUses('page.tsx', code) }]);
const used = (code: string) => recorded(code).filter(({ at }) => at.length > 0);

describe('the record of a build', () => {
  test('says which deprecated name is used, since when it is deprecated, and where it is used', () => {
    expect(used(`${BUTTON}<Button icon="trash">Delete</Button>`)).toEqual([
      { component: 'Button', prop: 'icon', since: '1.7.0', at: ['src/page.tsx:2'] },
    ]);
  });

  test('knows a component by the name that it was imported by', () => {
    const code = 'import { Button as Press } from \'@site/design-system\';\n\n<Press icon="trash" />';
    expect(used(code)).toMatchObject([{ component: 'Button', prop: 'icon', at: ['src/page.tsx:3'] }]);
  });

  test('has nothing of a component of the remote’s own with the same name', () => {
    expect(used('import { Button } from \'./button.tsx\';\n<Button icon="trash" />')).toEqual([]);
  });

  test('names also what is not used: what is missing from it was deprecated later', () => {
    const names = recorded('').map(({ component, prop }) => `${component} ${prop}`);
    expect(names).toEqual(
      CHANGES.flatMap(({ components, prop }) => components.map((component) => `${component} ${prop}`)),
    );
  });
});
