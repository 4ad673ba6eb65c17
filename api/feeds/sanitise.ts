import sanitize from 'sanitize-html';

const OPTIONS: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'h4', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    div: 'p',
    // The page's own headings come first.
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    a: sanitize.simpleTransform('a', { rel: 'nofollow noopener' }),
  },
};

/** What is left is safe to put into a page: '' when that is no text at all. Plain text becomes paragraphs. */
export function sanitiseHtml(text: string): string {
  const clean = /<\w/.test(text) ? sanitize(text, OPTIONS).trim() : textToHtml(text);
  return clean.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '' ? '' : clean;
}

/** Blank lines part paragraphs, single ones break lines. */
export function textToHtml(text: string): string {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeText(paragraph).replaceAll(/\r?\n/g, '<br />')}</p>`)
    .join('');
}

const escapeText = (text: string): string => sanitize(text, { allowedTags: [], disallowedTagsMode: 'escape' });
