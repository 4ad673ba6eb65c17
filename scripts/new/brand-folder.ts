import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { Refusal } from './refusal.ts';
import { templatesIn } from './templates.ts';

/** A brand's files by name. */
export type BrandFiles = Readonly<Record<string, string>>;

/**
 * Reads what the brand builder made.
 * @param path of the folder, or of its zip file
 * @throws {Refusal} unless it is the folder of a brand of that name, with all its files and no others
 */
export function readBrandFolder(path: string, name: string): BrandFiles {
  if (!existsSync(path)) throw new Refusal(`There is no ${path}.`);
  const files = path.endsWith('.zip') ? unzipped(path) : inFolder(path);
  const wanted = [...templatesIn('brand'), 'tokens.css'].map((file) => `${name}/${file}`);
  const missing = wanted.filter((file) => files[file] === undefined);
  if (missing.length > 0) throw new Refusal(`${path} has no ${missing.join(', ')}.`);
  const others = Object.keys(files).filter((file) => !wanted.includes(file));
  if (others.length > 0) throw new Refusal(`${path} has what is not of a brand: ${others.join(', ')}.`);
  return Object.fromEntries(wanted.map((file) => [basename(file), files[file] ?? '']));
}

function unzipped(path: string): BrandFiles {
  const entries = Object.entries(entriesOf(path)).filter(([file]) => !file.endsWith('/'));
  return Object.fromEntries(entries.map(([file, bytes]) => [file, strFromU8(bytes)]));
}

function entriesOf(path: string): Record<string, Uint8Array> {
  try {
    return unzipSync(readFileSync(path));
  } catch {
    throw new Refusal(`${path} is not a zip file that can be read.`);
  }
}

/** Without what the system puts there, such as .DS_Store. */
function inFolder(path: string): BrandFiles {
  const name = basename(resolve(path));
  const files = readdirSync(path, { withFileTypes: true }).filter(
    (file) => file.isFile() && !file.name.startsWith('.'),
  );
  return Object.fromEntries(files.map((file) => [`${name}/${file.name}`, readFileSync(join(path, file.name), 'utf8')]));
}
