import * as harfbuzz from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';

/** Text as an SVG path that begins at 0,0 on its baseline, and its width, both in pixels. */
export interface Outline {
  svg: string;
  width: number;
}

/** Returns a function that draws text in a variable WOFF2 font at this weight, in any size. */
export async function outliner(woff2: Buffer, weight: number): Promise<(text: string, size: number) => Outline> {
  const face = new harfbuzz.Face(new harfbuzz.Blob((await decompress(woff2)).slice().buffer));
  const font = new harfbuzz.Font(face);
  font.setVariations([new harfbuzz.Variation('wght', weight)]);

  return (text, size) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    let x = 0;
    const glyphs = buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
      const path = `<path transform="translate(${x})" d="${font.glyphToPath(glyph)}"/>`;
      x += positions[index]?.xAdvance ?? 0;
      return path;
    });
    const scale = size / face.upem;
    // In fonts, y points up.
    return { svg: `<g transform="scale(${scale} ${-scale})">${glyphs.join('')}</g>`, width: x * scale };
  };
}
