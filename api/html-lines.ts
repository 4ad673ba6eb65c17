import { Parser } from 'htmlparser2';

const INLINE = ['a', 'abbr', 'b', 'code', 'em', 'font', 'i', 'mark', 'small', 'span', 'strong', 'sub', 'sup', 'u'];
const INVISIBLE = ['script', 'style', 'title'];

/** The visible text of HTML: a line for each block, none of them empty. `links` adds their addresses in brackets. */
export function htmlLines(html: string, { links = false } = {}): string[] {
  let text = '';
  let unread = 0;
  let href: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (INVISIBLE.includes(name)) unread++;
      if (name === 'a') href = attributes['href'];
      if (!INLINE.includes(name)) text += '\n';
    },
    ontext(part) {
      if (unread === 0) text += part.replaceAll(/\s/g, ' ');
    },
    onclosetag(name) {
      if (INVISIBLE.includes(name)) unread--;
      if (name === 'a' && links && href) text += ` (${href})`;
      if (!INLINE.includes(name)) text += '\n';
    },
  });
  parser.end(html);
  return text
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' ').trim())
    .filter(Boolean);
}
