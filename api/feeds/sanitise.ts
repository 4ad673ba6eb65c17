import { decodeHTML, escapeText } from 'entities';
import sanitize from 'sanitize-html';
import { inParagraphs } from './paragraphs.ts';

const LINK_PROTOCOLS = ['https:', 'mailto:', 'tel:'];

const OPTIONS: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'h4', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: LINK_PROTOCOLS.map((protocol) => protocol.slice(0, -1)),
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    b: 'strong',
    i: 'em',
    div: 'p',
    tr: 'p',
    // The page's own headings come first.
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    a: (_name, { href = '' }) => {
      const address = linkAddress(href);
      // No span is let through: of such a link only its text stays.
      return address
        ? { tagName: 'a', attribs: { href: address, rel: 'nofollow noopener' } }
        : { tagName: 'span', attribs: {} };
    },
  },
};

/** Only whole addresses: a relative one would lead into this site, where the advert's author never was. */
function linkAddress(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  return LINK_PROTOCOLS.includes(url.protocol) ? url.href : undefined;
}

/** What is left is safe to put into a page: '' when that is no text at all. Plain text becomes paragraphs. */
export function sanitiseHtml(text: string): string {
  // Cells of a table would otherwise run into each other.
  return /<[a-z/!]/i.test(text)
    ? inParagraphs(sanitize(text.replaceAll(/<\/t[dh]>/gi, ' $&'), OPTIONS))
    : textToHtml(text);
}

/** Blank lines part paragraphs, single ones break lines. */
export function textToHtml(text: string): string {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeText(decodeHTML(paragraph)).replaceAll(/\r?\n/g, '<br />')}</p>`)
    .join('');
}
