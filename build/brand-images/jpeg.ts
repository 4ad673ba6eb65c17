import sharp from 'sharp';

/** A drawing as a JPEG in its own size. */
export const toJpeg = async (svg: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer());
