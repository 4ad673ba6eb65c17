const DIRECTORY_BYTES = 6;
const ENTRY_BYTES = 16;

/** An ICO file of square PNG images, each up to 256 pixels wide. */
export function toIco(images: readonly { size: number; png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(DIRECTORY_BYTES);
  // An icon, not a cursor.
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = DIRECTORY_BYTES + images.length * ENTRY_BYTES;
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    // 0 means 256.
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    // Colour planes, and bits a pixel.
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([directory, ...entries, ...images.map(({ png }) => png)]);
}
