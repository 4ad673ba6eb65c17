import { describe, expect, it } from 'vitest';
import { excerpt, plainText } from './excerpt.ts';

describe('the words of a description', () => {
  it('leaves out all markup and keeps paragraphs apart', () => {
    expect(plainText('<p>Class 1 <strong>night</strong>s.</p><ul><li>Trunking</li><li>No handball</li></ul>')).toBe(
      'Class 1 nights. Trunking No handball',
    );
  });

  it('leaves out scripts, styles and comments, including their content', () => {
    expect(plainText('a<script>alert(1)</script><style>p{}</style><!-- note -->b')).toBe('a b');
  });

  it('reads entities as the characters they stand for', () => {
    expect(plainText('Smith &amp; Sons&nbsp;pay &pound;15&#8211;&#x00A3;18 &amp;lt;')).toBe(
      'Smith & Sons pay £15–£18 &lt;',
    );
  });

  it('leaves alone text that only looks like markup or an entity', () => {
    expect(plainText('rates < £20 &unknown; &#0; &#99999999;')).toBe('rates < £20 &unknown; &#0; &#99999999;');
  });
});

describe('the excerpt on a card', () => {
  it('keeps a short text whole', () => {
    expect(excerpt('<p>Days only.</p>', 200)).toBe('Days only.');
    expect(excerpt('x'.repeat(200), 200)).toBe('x'.repeat(200));
  });

  it('cuts a long text at the limit and adds an ellipsis', () => {
    expect(excerpt('x'.repeat(201), 200)).toBe(`${'x'.repeat(200)}…`);
  });

  it('never cuts a character in half', () => {
    expect(excerpt('🚚🚚🚚', 2)).toBe('🚚🚚…');
  });
});
