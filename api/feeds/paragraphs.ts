import { Parser } from 'htmlparser2';

const INLINE = ['a', 'strong', 'em', 'br'];
/** Blocks that hold text and no other blocks. */
const TEXT_BLOCKS = ['p', 'h3', 'h4'];

/** An element that is not closed yet. */
interface OpenElement {
  name: string;
  startTag: string;
  content: string;
}

/**
 * Sanitised HTML in the shape that a browser gives it anyway, so that what is stored is what is shown: no paragraph
 * contains a block or is empty, and loose text gets a paragraph.
 */
export function inParagraphs(html: string): string {
  const open: OpenElement[] = [];
  let made = '';
  const write = (text: string) => {
    const parent = open.at(-1);
    if (parent) parent.content += text;
    else made += text;
  };
  const begin = (name: string, startTag = `<${name}>`) => open.push({ name, startTag, content: '' });
  const endUntil = (isEnough: (element: OpenElement) => boolean) => {
    for (let element = open.at(-1); element && !isEnough(element); element = open.at(-1)) {
      open.pop();
      write(rendered(element));
    }
  };
  const beginLooseText = () => {
    if (open.length === 0) begin('p');
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!INLINE.includes(name)) endUntil((element) => ![...INLINE, ...TEXT_BLOCKS].includes(element.name));
        else if (name !== 'br') beginLooseText();
        if (name !== 'br') begin(name, startTagOf(name, attributes));
        else if (open.length > 0) write('<br />');
      },
      ontext(text) {
        if (text.trim() !== '') beginLooseText();
        if (open.length > 0) write(text);
      },
      onclosetag(name) {
        const closed = open.findLast((element) => element.name === name);
        if (!closed) return;
        endUntil((element) => element === closed);
        open.pop();
        write(rendered(closed));
      },
    },
    // Escaped text stays escaped.
    { decodeEntities: false },
  );
  parser.end(html);
  endUntil(() => false);
  return made;
}

const startTagOf = (name: string, attributes: Record<string, string>): string =>
  `<${[name, ...Object.entries(attributes).map(([attribute, value]) => `${attribute}="${value}"`)].join(' ')}>`;

/** An element without text leaves only the spaces between words. */
function rendered({ name, startTag, content }: OpenElement): string {
  if (content.replaceAll('<br />', '').trim() !== '') return `${startTag}${content}</${name}>`;
  return INLINE.includes(name) ? content : '';
}
