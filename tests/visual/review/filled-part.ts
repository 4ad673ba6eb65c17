import sharp from 'sharp';
import type { Part } from './entry.ts';

/** Pixels around what is drawn. */
const MARGIN = 24;

/** The part from the top left corner in which one of these pictures of the same width has anything drawn. */
export async function filledPart(files: readonly string[]): Promise<Part> {
  const sizes = await Promise.all(
    files.map(async (file) => (await sharp(file).metadata()) as { width: number; height: number }),
  );
  const ends = await Promise.all(
    files.map(async (file) => {
      const { info } = await sharp(file).trim({ threshold: 1 }).toBuffer({ resolveWithObject: true });
      return { x: info.width - (info.trimOffsetLeft ?? 0), y: info.height - (info.trimOffsetTop ?? 0) };
    }),
  );
  const of = Math.max(...sizes.map(({ width }) => width));
  return {
    of,
    width: Math.min(of, Math.max(...ends.map(({ x }) => x)) + MARGIN),
    height: Math.min(Math.max(...sizes.map(({ height }) => height)), Math.max(...ends.map(({ y }) => y)) + MARGIN),
  };
}
