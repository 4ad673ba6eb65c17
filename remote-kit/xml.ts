const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Markup that is safe to send: only `xml` makes it. */
export interface Xml {
  readonly markup: string;
}

type Value = string | number | Xml | undefined | readonly Xml[];

/** Characters that no XML document may contain, however they are written. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function render(value: Value): string {
  if (value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') {
    return String(value)
      .replaceAll(FORBIDDEN, '')
      .replaceAll(/[&<>"]/g, (character) => ENTITIES[character]!);
  }
  return 'markup' in value ? value.markup : value.map((part) => part.markup).join('');
}

/** A template in which every interpolated text is escaped, for elements and attributes in double quotes. */
export const xml = (strings: TemplateStringsArray, ...values: readonly Value[]): Xml => ({
  markup: strings.map((string, index) => string + (index < values.length ? render(values[index]) : '')).join(''),
});

/** Text as a CDATA section, for readers that expect one. */
export const cdata = (text: string): Xml => ({
  markup: `<![CDATA[${text.replaceAll(FORBIDDEN, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`,
});

/** A whole document. */
export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`;
