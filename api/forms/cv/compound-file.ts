import { MOST } from './accepted.ts';

/** Where things are in a compound file's header, and in each entry of its directory. */
const HEADER = { sectorShift: 30, directory: 48, tables: 76, mostTables: 109 };
const ENTRY = { size: 128, nameLength: 64, left: 68, right: 72, child: 76, firstSector: 116, streamSize: 120 };
/** Numbers from here on name no sector or entry. */
const NONE = 0xff_ff_ff_fa;
/** Bytes. Smaller streams share sectors. */
const SMALLEST_STREAM = 4096;
/** The start of the stream 'WordDocument': its sign, and the byte of flags that says whether it is encrypted. */
const FIB = { sign: 0xa5ec, flags: 11, encrypted: 1 };

interface Entry {
  name: string;
  firstSector: number;
  /** Bytes. */
  size: number;
}

interface CompoundFile {
  /** The paths of all storages and streams, such as 'ObjectPool/_1'. */
  names: string[];
  /** Whether it is a DOC whose text is encrypted. */
  isEncryptedDoc: boolean;
}

/** What is in a compound file; undefined for no such file. */
export function readCompoundFile(content: Buffer): CompoundFile | undefined {
  try {
    const directory = readDirectory(content);
    const entries = entriesBelow(directory, directory.readUInt32LE(ENTRY.child));
    const document = entries.find(({ name }) => name === 'WordDocument');
    return {
      names: entries.map(({ name }) => name),
      isEncryptedDoc: document !== undefined && isEncrypted(content, document),
    };
  } catch {
    return undefined;
  }
}

/** By the flag in the document's header ([MS-DOC] 2.5.2), which is at the start of its stream. */
function isEncrypted(content: Buffer, { firstSector, size }: Entry): boolean {
  if (size < SMALLEST_STREAM) return false;
  const header = content.subarray((firstSector + 1) * sectorSize(content));
  return header.length > FIB.flags && header.readUInt16LE(0) === FIB.sign && (header[FIB.flags]! & FIB.encrypted) > 0;
}

const sectorSize = (content: Buffer) => (content.readUInt16LE(HEADER.sectorShift) === 12 ? 4096 : 512);

function readDirectory(content: Buffer): Buffer {
  const size = sectorSize(content);
  const sector = (number: number) => content.subarray((number + 1) * size, (number + 2) * size);
  const next = (number: number) => {
    const table = Math.floor((number * 4) / size);
    if (table >= HEADER.mostTables) return NONE;
    return sector(content.readUInt32LE(HEADER.tables + table * 4)).readUInt32LE((number * 4) % size);
  };
  const sectors: Buffer[] = [];
  for (let at = content.readUInt32LE(HEADER.directory); at < NONE; at = next(at))
    if (sectors.push(sector(at)) * size > MOST.entries * ENTRY.size) throw new Error('Its directory is endless');
  return Buffer.concat(sectors);
}

/** An entry, those beside it and those in them. */
function entriesBelow(directory: Buffer, first: number): Entry[] {
  const entries: Entry[] = [];
  const waiting = [{ entry: first, path: '' }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.entry >= NONE) continue;
    const at = next.entry * ENTRY.size;
    const numberAt = (offset: number) => directory.readUInt32LE(at + offset);
    const nameEnd = at + Math.min(ENTRY.nameLength, directory.readUInt16LE(at + ENTRY.nameLength)) - 2;
    const name = next.path + directory.toString('utf16le', at, nameEnd);
    const entry = { name, firstSector: numberAt(ENTRY.firstSector), size: numberAt(ENTRY.streamSize) };
    if (entries.push(entry) > MOST.entries) throw new Error('Its directory is endless');
    for (const offset of [ENTRY.left, ENTRY.right]) waiting.push({ entry: numberAt(offset), path: next.path });
    waiting.push({ entry: numberAt(ENTRY.child), path: `${name}/` });
  }
  return entries;
}
