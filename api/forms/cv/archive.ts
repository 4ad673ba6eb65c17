import { unzipSync, type UnzipFileInfo } from 'fflate';
import { MOST } from './accepted.ts';

/** The spelling by which programs tell the files in an archive apart: 'word\My%20CV.xml' is 'word/my cv.xml'. */
export const spelling = (name: string): string =>
  decoded(name)
    .replaceAll('\\', '/')
    .replace(/^[./]*\//, '')
    .toLowerCase();

/** Names in a package are URLs, which not every program remembers when it packs them. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The files in a ZIP archive, from its directory; undefined where that is damaged, endless or names one twice. */
export function listArchive(content: Uint8Array): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  let entries = 0;
  const isRead = readArchive(content, ({ name }) => {
    entries += 1;
    return names.add(spelling(name)).size < entries || entries > MOST.entries ? 'stop' : 'skip';
  });
  return isRead && !names.has('') ? names : undefined;
}

/** The text of some files in an archive, by their spelling; undefined where that is more than documents have. */
export function unpackTexts(
  content: Uint8Array,
  isWanted: (name: string) => boolean,
): ReadonlyMap<string, string> | undefined {
  const left = { ...MOST };
  const files = readArchive(content, ({ name, size, originalSize }) => {
    if (!isWanted(spelling(name))) return 'skip';
    left.unpackedFiles -= 1;
    left.packedBytes -= size;
    left.unpackedBytes -= originalSize;
    return Math.min(left.unpackedFiles, left.packedBytes, left.unpackedBytes) < 0 ? 'stop' : 'unpack';
  });
  return files && new Map(Object.entries(files).map(([name, bytes]) => [spelling(name), textOf(bytes)]));
}

/** Undefined where the archive is damaged, or a file says 'stop'. */
function readArchive(content: Uint8Array, each: (file: UnzipFileInfo) => 'skip' | 'unpack' | 'stop') {
  const filter = (file: UnzipFileInfo): boolean => {
    const answer = each(file);
    if (answer === 'stop') throw new Error('No archive of a document');
    return answer === 'unpack';
  };
  try {
    return unzipSync(content, { filter });
  } catch {
    return undefined;
  }
}

/** XML in a package is UTF-8 or, with a byte order mark, UTF-16. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  return new TextDecoder(first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8').decode(bytes);
}
