import { expect, test } from 'vitest';
import { html } from './html.ts';

test('text stays text, whatever it contains', () => {
  expect(html`<p title="${'"'}">${"<script>alert('1') && 2</script>"}</p>`.markup).toBe(
    '<p title="&quot;">&lt;script&gt;alert(&#39;1&#39;) &amp;&amp; 2&lt;/script&gt;</p>',
  );
});

test('markup inside markup is not escaped twice', () => {
  const rows = ['a & b', 'c'].map((text) => html`<li>${text}</li>`);
  expect(html`<ul>${rows}</ul>${html`<br>`}`.markup).toBe('<ul><li>a &amp; b</li><li>c</li></ul><br>');
});
