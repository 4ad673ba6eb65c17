import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';

test('on the server a dialog renders nothing, open or not', () => {
  const render = (open: boolean) =>
    renderToString(
      <Dialog open={open} onOpenChange={() => undefined} title="Apply">
        Form
      </Dialog>,
    );
  expect(render(false)).toBe('');
  expect(render(true)).toBe('');
});
