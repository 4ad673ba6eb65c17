import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { parseJobSearch } from '../search/read-search.ts';
import { JobAlertPanel } from './job-alert-panel.tsx';
import { loadAlertForm } from './load-alert-form.ts';

/** The panel as the server renders it. */
function render(search: string): string {
  const query = parseJobSearch(new URLSearchParams(search));
  const routes = [{ path: '/jobs', element: <JobAlertPanel query={query} /> }];
  const router = createMemoryRouter(routes, { initialEntries: [`/jobs?${search}`] });
  return renderToString(<RouterProvider router={router} />);
}

test('without scripts, a link leads to the form', () => {
  const html = render('location=Leeds&location=Hull');
  expect(html).toContain('href="/jobs?location=Leeds&amp;location=Hull&amp;alert=new#job-alert"');
  expect(html).not.toContain('<form');
});

test('where the URL asks for the form, it is in the HTML, with the whole search', async () => {
  await loadAlertForm();
  const html = render('location=Leeds&shift=nights&within=20&near=York&alert=new');
  expect(html).toMatch(/<form[^>]* method="post"/);
  expect(html).toContain('name="email"');
  for (const name of ['location:Leeds', 'shift:nights', 'near', 'within']) expect(html).toContain(`name="${name}"`);
});

test('once the form was accepted, the visitor is told to look for the mail', () => {
  expect(render('location=Leeds&alert=sent')).toContain('Please check your email');
});
