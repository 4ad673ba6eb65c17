import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteHeader } from './site-header.tsx';

test('the menu opens without scripts: it is a details element, closed at first', () => {
  const html = renderToString(
    <SiteHeader
      navigation={[{ label: 'Jobs', href: '/jobs' }]}
      currentPath="/"
      topBar="Proposal prepared for one client"
      actions={[]}
      menuActions={[{ label: 'Hire with Us', href: '/clients', variant: 'primary' }]}
      logoHref="/"
    />,
  );
  const menu = /<details(?<attributes>[^>]*)><summary.*?Menu<\/summary>(?<content>.*)<\/details>/s.exec(html)?.groups;
  expect(menu?.['content']).toContain('href="/jobs"');
  expect(menu?.['content']).toContain('Hire with Us');
  expect(menu?.['attributes']).not.toContain('open');
});
