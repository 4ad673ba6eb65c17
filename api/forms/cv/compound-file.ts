import { MOST } from './accepted.ts';

/** Where things are in a compound file's header, and in each entry of its directory. */
const HEADER = { sectorShift: 30, directory: 48, tables: 76, mostTables: 109 };
const ENTRY = { size: 128, nameLength: 64, left: 68, right: 72, child: 76 };
/** Numbers from here on name no sector or entry. */
const NONE = 0xff_ff_ff_fa;

/** The paths of all storages and streams in a compound file, such as 'ObjectPool/_1'; undefined for no such file. */
export function listCompoundFile(content: Buffer): string[] | undefined {
  try {
    const directory = readDirectory(content);
    return namesBelow(directory, directory.readUInt32LE(ENTRY.child));
  } catch {
    return undefined;
  }
}

function readDirectory(content: Buffer): Buffer {
  const size = content.readUInt16LE(HEADER.sectorShift) === 12 ? 4096 : 512;
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

/** The names of an entry, of those beside it and of those in them. */
function namesBelow(directory: Buffer, first: number): string[] {
  const names: string[] = [];
  const waiting = [{ entry: first, path: '' }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.entry >= NONE) continue;
    const at = next.entry * ENTRY.size;
    const numberAt = (offset: number) => directory.readUInt32LE(at + offset);
    const nameEnd = at + Math.min(ENTRY.nameLength, directory.readUInt16LE(at + ENTRY.nameLength)) - 2;
    const name = next.path + directory.toString('utf16le', at, nameEnd);
    if (names.push(name) > MOST.entries) throw new Error('Its directory is endless');
    for (const offset of [ENTRY.left, ENTRY.right]) waiting.push({ entry: numberAt(offset), path: next.path });
    waiting.push({ entry: numberAt(ENTRY.child), path: `${name}/` });
  }
  return names;
}
