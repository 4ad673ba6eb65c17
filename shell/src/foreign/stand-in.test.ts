import { expect, test } from 'vitest';
import { createApiClient } from '@site/contract';
import { createRenderer } from '../entry-server.tsx';

const api = createApiClient();

async function pageAt(pathname: string, description = '') {
  const foreign = { type: 'module' as const, globalName: 'payroll', integrity: undefined };
  const words = { title: 'Payroll <b>', description };
  const renderer = createRenderer({
    remotes: [
      {
        name: 'payroll',
        version: '1.0.0-a',
        entry: '/remotes/payroll/1.0.0-a/remoteEntry.js',
        foreign: { ...foreign, ...words },
        routes: [{ path: '/payroll/*', layout: 'site' }],
      },
    ],
    loadRemote: async () => ({ routes: [] }),
    dataLayer: undefined,
    siteUrl: undefined,
    onError: (error) => ({ message: String(error) }),
  });
  const page = await renderer.render(new Request(`http://localhost${pathname}`), api);
  return page instanceof Response ? { status: page.status, head: '', body: '' } : page;
}

test('a remote that only browsers render is stood in for, at every address of its own', async () => {
  const { status, head, body } = await pageAt('/payroll/slips/7', 'Your "payslips"');
  expect(status).toBe(200);
  expect(head).toContain('<title>Payroll &lt;b&gt; | ');
  expect(head).toContain('<meta name="description" content="Your &quot;payslips&quot;"/>');
  expect(body).toContain('>Payroll &lt;b&gt;</h1>');
  expect(body).toContain('This page is loading …');
  expect(body).toContain('<noscript>This page needs JavaScript');
});

test('without a description, search engines are told the site’s', async () => {
  expect((await pageAt('/payroll')).head).not.toContain('content=""');
});
