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

  it('stops after the last whole word within 200 characters, with an ellipsis', () => {
    const cut = excerpt(`<p>${'Deliver parcels, '.repeat(20)}</p>`, 200);
    expect(cut).toBe(`${'Deliver parcels, '.repeat(11)}Deliver…`);
    expect(cut.length).toBeLessThanOrEqual(200);
  });

  it('keeps a word that ends exactly at the limit, and no comma at the end', () => {
    expect(excerpt('Nights only with overtime', 11)).toBe('Nights only…');
    expect(excerpt('Nights only, weekends off', 12)).toBe('Nights only…');
  });

  it('cuts a word that is longer than the limit, but never a character in half', () => {
    expect(excerpt('x'.repeat(201), 200)).toBe(`${'x'.repeat(200)}…`);
    expect(excerpt('🚚🚚🚚', 2)).toBe('🚚🚚…');
  });

  it('ends each line with a full stop, and a cut sentence with the ellipsis alone', () => {
    expect(excerpt('<ul><li>Check loads</li><li>Call ahead!</li></ul><p>Days.</p>', 200)).toBe(
      'Check loads. Call ahead! Days.',
    );
    expect(excerpt('<p>The team is strong. Apply</p>', 20)).toBe('The team is strong…');
  });

  it('leaves out headings', () => {
    expect(
      excerpt('<h3>URGENT!!!</h3><p>Steady work.</p><h3>Hours</h3><p>Duties:</p><p>06:00 to 14:00.</p>', 200),
    ).toBe('Steady work. 06:00 to 14:00.');
  });

  it('leaves out the lines of facts that the card shows anyway: place, contract and pay', () => {
    const facts =
      '<p>Location: London<br />Contract: Permanent<br />Pay: £13.35 to £14.50 an hour<br />Hours: four days a week</p>';
    const list = '<ul><li><strong>Job type:</strong> Contract</li><li><b>Salary</b> – £30,000</li></ul>';
    expect(excerpt(`${facts}${list}<p>Payroll and locations vary.</p>`, 200)).toBe(
      'Hours: four days a week. Payroll and locations vary.',
    );
  });
});
