import type { MockSettings } from '@site/mocks';

/** The page with the visitor's clock, and with the panel, whose link works without JavaScript. */
export async function withPanel(response: Response, path: string, { overrides }: MockSettings): Promise<Response> {
  const words = overrides.length > 0 ? overrides.join(',') : 'ready';
  const guide = `/mocks?${new URLSearchParams({ page: path })}`;
  const panel = `<mock-panel><a href="${escaped(guide)}">Mocked: ${escaped(words)}</a></mock-panel>
<script type="module" src="/mocks/panel.js"></script>
`;
  const html = await response.text();
  const changed = html
    .replace('<head>', '<head>\n<script src="/mocks/clock.js"></script>')
    .replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${panel}</body>`);
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(changed, { status: response.status, headers });
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
