import { cleanText } from '@site/contract';
import { escapeText } from 'entities';
import sanitize from 'sanitize-html';
import { readMarkup } from './markup.ts';
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
      // Spans are not allowed, so only the text of such a link stays.
      return address
        ? { tagName: 'a', attribs: { href: address, rel: 'nofollow noopener' } }
        : { tagName: 'span', attribs: {} };
    },
  },
};

/** Absolute addresses only: a relative one would lead into this site. */
function linkAddress(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  return LINK_PROTOCOLS.includes(url.protocol) ? url.href : undefined;
}

/** HTML that is safe to put into a page; '' when no text is left. Plain text becomes paragraphs. */
export function sanitiseHtml(raw: string): string {
  const { text, isHtml } = readMarkup(raw);
  // Table cells would otherwise run into each other.
  return isHtml ? inParagraphs(cleanText(sanitize(text.replaceAll(/<\/t[dh]>/gi, ' $&'), OPTIONS))) : textToHtml(text);
}

/** Blank lines separate paragraphs; a single line break stays one. */
export function textToHtml(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeText(paragraph).replaceAll('\n', '<br />')}</p>`)
    .join('');
}
