import { expect, test } from 'vitest';
import { pasteable } from './snippet.ts';

const names = new Set(['Button', 'Dialog', 'TextField']);

test('names what it imports, once each', () => {
  expect(pasteable('<Dialog open>\n  <TextField />\n  <TextField />\n</Dialog>', 'Dialog', names)).toBe(
    "import { Dialog, TextField } from '@site/design-system';\n\n<Dialog open>\n  <TextField />\n  <TextField />\n</Dialog>",
  );
});

test('writes a helper of the story that takes the component’s props as the component', () => {
  expect(pasteable('<Opener title="Apply">\n  Words\n</Opener>', 'Dialog', names)).toBe(
    'import { Dialog } from \'@site/design-system\';\n\n<Dialog title="Apply">\n  Words\n</Dialog>',
  );
});

test.each(['<Gate />', '{ render: () => <Button>Send</Button> }', '<p>Words</p>'])('leaves %s as it is', (code) => {
  expect(pasteable(code, 'Page', names)).toBe(code);
});
