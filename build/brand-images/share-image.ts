import type { ShareImage } from '@site/remote-kit';
import { outliner } from './outline.ts';
import { wrap } from './wrap.ts';

/** Pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const TEXT_WIDTH = WIDTH - 2 * MARGIN;
/** Of the heading, the largest first, and how many lines of each fit. */
const SIZES = [
  { size: 64, lines: 3 },
  { size: 52, lines: 4 },
  { size: 42, lines: 5 },
];
const DETAIL_SIZE = 38;
const FIRST_LINE = 290;

const BOLD = 800;
/** How evenly lines are broken, in pixels. */
const PRECISION = 20;

/** What every picture of a brand is drawn with. It is plain data, which a build can keep. */
export interface ShareImageStyle {
  name: string;
  /** The brand's mark, as an SVG of 40 by 40. */
  mark: string;
  paper: string;
  ground: string;
  accent: string;
}

/** Returns a function that draws what a link preview shows, as SVG. Its text is outlines: no machine needs the font. */
export async function shareImagePainter(
  { name, mark, paper, ground, accent }: ShareImageStyle,
  font: Buffer,
): Promise<(text: ShareImage) => string> {
  const outline = await outliner(font, BOLD);
  const write = (text: string, { x, y, size }: { x: number; y: number; size: number }) =>
    `<g transform="translate(${x} ${y})" fill="${paper}">${outline(text, size).svg}</g>`;
  const linesOf: LinesOf = (text, size, width = TEXT_WIDTH) => wrap(text, (line) => outline(line, size).width <= width);

  return ({ heading, details }) => {
    const { size, lines } = fit(heading, details.length, linesOf);
    const lineHeight = size * 1.2;
    const detailsFrom = FIRST_LINE + lines.length * lineHeight + 8;
    const detailLines = details.flatMap((detail) => shortened(linesOf(detail, DETAIL_SIZE), 1));
    return `\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>
<svg x="${MARGIN}" y="72" width="112" height="112">${mark}</svg>
${write(name, { x: 220, y: 152, size: 72 })}
${lines.map((line, index) => write(line, { x: MARGIN, y: FIRST_LINE + index * lineHeight, size })).join('\n')}
${detailLines.map((line, index) => write(line, { x: MARGIN, y: detailsFrom + index * 48, size: DETAIL_SIZE })).join('\n')}
<path d="M0 575H${WIDTH}" stroke="${accent}" stroke-width="10" stroke-dasharray="90 60"/>
</svg>`;
  };
}

type LinesOf = (text: string, size: number, width?: number) => string[];

/** The largest size at which the heading fits; at the smallest, what does not is cut off. */
function fit(heading: string, details: number, linesOf: LinesOf) {
  for (const { size, lines: most } of SIZES) {
    const lines = linesOf(heading, size);
    if (lines.length <= most - Math.min(details, 1)) return { size, lines: balanced(heading, lines, size, linesOf) };
  }
  const { size, lines: most } = SIZES.at(-1)!;
  return { size, lines: shortened(linesOf(heading, size), most - Math.min(details, 1)) };
}

/** As many lines, of about the same length: no word is left alone on the last one. */
function balanced(heading: string, lines: string[], size: number, linesOf: LinesOf): string[] {
  if (lines.length === 1) return lines;
  let best = lines;
  let narrowest = TEXT_WIDTH / 2;
  let width = TEXT_WIDTH;
  while (width - narrowest > PRECISION) {
    const middle = (narrowest + width) / 2;
    const narrower = linesOf(heading, size, middle);
    // A word that was broken does not come back.
    if (narrower.length > lines.length || narrower.join(' ') !== lines.join(' ')) narrowest = middle;
    else [best, width] = [narrower, middle];
  }
  return best;
}

function shortened(lines: readonly string[], most: number): string[] {
  if (lines.length <= most) return [...lines];
  return [...lines.slice(0, most - 1), `${lines[most - 1]!.replace(/.{1,2}$/u, '')}…`];
}
