import { Parser } from 'htmlparser2';

/** What is not shown of a page; the panel is not part of it, and says which state is in force. */
const UNSEEN = ['head', 'mock-panel', 'script', 'style', 'template'];

/** Attributes of which only the presence shows: words, addresses and references. */
const OF_WORDS =
  /^(alt|content|datetime|for|href|id|key|name|src|srcset|title|value|aria-(label|labelledby|describedby|controls))$/;

interface ReadHtml {
  /** The text outside attributes. */
  words: string;
  /** The elements, without their words: pages that differ only in words have the same ones. */
  elements: string;
}

/** What a page says, and what it is made of. */
export function readHtml(html: string): ReadHtml {
  let words = '';
  let elements = '';
  let unseen = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (UNSEEN.includes(name)) unseen += 1;
      if (unseen > 0) return;
      const shown = Object.entries(attributes).map(([key, value]) =>
        OF_WORDS.test(key) ? `${key}=${value && '…'}` : `${key}=${value.replaceAll(/\d+/g, '0')}`,
      );
      elements += `<${[name, ...shown].join(' ')}>`;
    },
    ontext(text) {
      if (unseen > 0) return;
      words += text;
      if (text.trim() && !elements.endsWith('…')) elements += '…';
    },
    onclosetag(name) {
      if (unseen === 0) elements += '</>';
      if (UNSEEN.includes(name)) unseen -= 1;
    },
  });
  parser.end(html);
  return { words, elements };
}
