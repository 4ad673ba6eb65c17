import { cleanText } from '@site/contract';
import { decodeHTMLStrict } from 'entities';

/** HTML's elements that adverts are written with; any other name in angle brackets is text: '<jo@haulier.example>'. */
const ELEMENTS = [
  ...'a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br'.split(
    ' ',
  ),
  ...'button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em'.split(
    ' ',
  ),
  ...'embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr'.split(
    ' ',
  ),
  ...'html i iframe img input ins kbd label legend li link main map mark marquee math menu meta meter mglyph mi mo'.split(
    ' ',
  ),
  ...'mtext nav nobr noembed noframes noscript object ol optgroup option output p param picture plaintext pre'.split(
    ' ',
  ),
  ...'progress q rp rt ruby s samp script section select slot small source span strike strong style sub summary'.split(
    ' ',
  ),
  ...'sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp'.split(' '),
  // Word's: '<o:p>'.
  String.raw`\w+:\w+`,
].join('|');
const TAG = new RegExp(String.raw`<(?:/?(?:${ELEMENTS})(?=[\s/>])|!--)`, 'i');
const NO_TAG = new RegExp(String.raw`<(?!/?(?:${ELEMENTS})(?=[\s/>])|!--)`, 'gi');
/** The same once or several times encoded, by name or by number. */
const ENCODED_TAG = new RegExp(String.raw`&(?:amp;)*(?:lt|#0*60|#x0*3c);(?:/?(?:${ELEMENTS})(?=[\s/>&])|!--)`, 'i');
const MOST_ENCODINGS = 4;

const CDATA = /<!\[CDATA\[([\s\S]*?)\]\]>/gi;
/** '&amp;pound;' */
const TWICE_ENCODED = /&amp;(?:amp;)*(?=(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,5});)/gi;

/** One line of plain text, however often it was encoded: 'Picker &amp;amp; Packer'. */
export function plainLine(raw: string): string {
  return withoutEncodings(cleanText(raw)).replaceAll(TAGS, ' ').replaceAll(/\s+/g, ' ').trim();
}

const TAGS = new RegExp(String.raw`</?(?:${ELEMENTS})(?:\s[^<>]*)?/?>`, 'gi');

/** Whether a text has tags of HTML. */
export const hasTags = (text: string): boolean => TAG.test(text);

/** Whether a text has tags of HTML that were encoded as if they were text. */
export const hasEncodedTags = (text: string): boolean => ENCODED_TAG.test(text);

/** What an advert's text means: HTML, or plain text. */
export interface Markup {
  text: string;
  isHtml: boolean;
}

/** Reads a text that may be plain or HTML, encoded once, twice or in part. */
export function readMarkup(raw: string): Markup {
  let text = cleanText(raw).replaceAll(CDATA, '$1');
  for (let time = 0; time < MOST_ENCODINGS && ENCODED_TAG.test(text); time += 1)
    text = text.split(WRITTEN_TAG).map(decodedUnlessTag).join('');
  if (!TAG.test(text)) return { text: withoutEncodings(text), isHtml: false };
  return { text: inLines(text.replaceAll(TWICE_ENCODED, '&').replaceAll(NO_TAG, '&lt;')), isHtml: true };
}

/** Those that are often written without their semicolon: '&pound15'. */
const UNENDED = /&(?:amp|pound|nbsp)(?!;)/gi;

const WRITTEN_TAG = /(<\/?[a-z!][^<>]*>)/i;

/** What attributes say is no element, however it is encoded. */
const decodedUnlessTag = (part: string, index: number): string =>
  index % 2 === 1 ? part : cleanText(decodeHTMLStrict(part));

function withoutEncodings(text: string): string {
  let decoded = text;
  for (let time = 0; time < MOST_ENCODINGS && decoded.includes('&'); time += 1)
    decoded = decodeHTMLStrict(decoded.replaceAll(UNENDED, (name) => `${name.toLowerCase()};`));
  return cleanText(decoded);
}

const COMMENT = /<!--[\s\S]*?-->/g;
const BREAK = /<br *\/?>/gi;
const MORE_THAN_A_BLANK_LINE = /\n{3,}/g;
/** Elements that make paragraphs or lines of their own. */
const BLOCK = /<(?:p|div|h[1-6]|table|tr|dl|section|article|blockquote|pre)[\s/>]/i;
/** A line that begins as those of a list do: '• Load the van'. */
const LISTED = /^\s*(?:[•‣◦●○▪■·✓✔➢*–-]|\d{1,2}[.)])\s/;
const ENDS_WITH_BLOCK = /<\/?(?:p|div|h[1-6]|ul|ol|li|br|table|tr|t[dh])\b[^<>]*>$/i;
const AROUND_LISTS = /\n+(?=<\/?(?:ul|ol|li)\b)|(<\/?(?:ul|ol|li)\b[^<>]*>)\n+/gi;

/** HTML with paragraphs of its own has lines only where they are those of a list. */
function withListedLines(html: string): string {
  const [first = '', ...others] = html.split('\n');
  let before = first.trimEnd();
  const lines = others.map((line) => {
    const isNew = LISTED.test(line) && before !== '' && !ENDS_WITH_BLOCK.test(before);
    before = line.trimEnd();
    return isNew ? `<br />${line.trimStart()}` : `\n${line}`;
  });
  return first + lines.join('');
}

/** HTML without paragraphs of its own has its lines as plain text has them. */
function inLines(html: string): string {
  const text = html.replaceAll(COMMENT, '');
  if (BLOCK.test(text)) return withListedLines(text);
  // A break is a line, and one that ends a line is no other.
  return text
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/<br *\/?> ?\n/gi, '\n')
    .replaceAll(BREAK, '\n')
    .replaceAll(MORE_THAN_A_BLANK_LINE, '\n\n')
    .replaceAll(AROUND_LISTS, '$1')
    .trim()
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br />')}</p>`)
    .join('');
}
