import { outliner } from './outline.ts';

/** Pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const TEXT_SIZE = 64;
const LINE_HEIGHT = 78;

const BOLD = 800;

interface ShareImage {
  name: string;
  tagline: string;
  /** The brand's mark, as an SVG of 40 by 40. */
  mark: string;
  colourOf: (token: string) => string;
  /** The font of headings, as WOFF2. */
  font: Buffer;
}

/** What a link preview shows, as SVG. Its text is outlines: it looks the same whatever fonts the machine has. */
export async function shareImage({ name, tagline, mark, colourOf, font }: ShareImage): Promise<string> {
  const outline = await outliner(font, BOLD);
  const write = (text: string, { x, y, size }: { x: number; y: number; size: number }) =>
    `<g transform="translate(${x} ${y})" fill="${colourOf('--paper')}">${outline(text, size).svg}</g>`;
  const lines = wrap(tagline, (line) => outline(line, TEXT_SIZE).width <= WIDTH - 2 * MARGIN);
  return `\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${colourOf('--ink-800')}"/>
<svg x="${MARGIN}" y="88" width="112" height="112">${mark}</svg>
${write(name, { x: 220, y: 168, size: 72 })}
${lines.map((line, index) => write(line, { x: MARGIN, y: 326 + index * LINE_HEIGHT, size: TEXT_SIZE })).join('\n')}
<path d="M0 535H${WIDTH}" stroke="${colourOf('--signal-500')}" stroke-width="10" stroke-dasharray="90 60"/>
</svg>`;
}

/** The text in as few lines as fit. */
function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
