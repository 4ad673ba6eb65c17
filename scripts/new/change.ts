import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { Refusal } from './refusal.ts';

/** A generator's changes to the repository: nothing is written until everything is known and can be formatted. */
export class Change {
  readonly root: string;
  readonly #texts = new Map<string, string>();
  readonly #deleted: string[] = [];

  /** @param root the repository's folder; all paths are relative to it. */
  constructor(root: string) {
    this.root = root;
  }

  /** The paths of what is made or changed. */
  get files(): readonly string[] {
    return [...this.#texts.keys()];
  }

  has(path: string): boolean {
    return this.#texts.has(path) || existsSync(join(this.root, path));
  }

  /** The file with the changes so far. */
  read(path: string): string {
    if (!this.has(path)) throw new Refusal(`There is no ${path}.`);
    return this.#texts.get(path) ?? readFileSync(join(this.root, path), 'utf8');
  }

  create(path: string, text: string): void {
    if (this.has(path)) throw new Refusal(`${path} already exists.`);
    this.#texts.set(path, text);
  }

  /** Deletes a file that is there, or a folder with all that is in it. */
  delete(path: string): void {
    this.#deleted.push(path);
  }

  /** @param toEdited may throw a Refusal about the text; the file's path is added to its message. */
  edit(path: string, toEdited: (text: string) => string): void {
    const text = this.read(path);
    try {
      this.#texts.set(path, toEdited(text));
    } catch (error) {
      throw error instanceof Refusal ? new Refusal(`${path}: ${error.message}`) : error;
    }
  }

  /** @param edit mutates the parsed value. */
  editJson<Value>(path: string, edit: (value: Value) => void): void {
    this.edit(path, (text) => {
      const value = JSON.parse(text) as Value;
      edit(value);
      return `${JSON.stringify(value, null, 2)}\n`;
    });
  }

  /** Formats and writes every file. Returns their paths, without those of what was deleted. */
  async write(): Promise<string[]> {
    const formatted = await Promise.all(
      [...this.#texts].map(async (file) => [file[0], await this.#format(file)] as const),
    );
    for (const path of this.#deleted) await rm(join(this.root, path), { recursive: true });
    for (const [path, text] of formatted) {
      await mkdir(dirname(join(this.root, path)), { recursive: true });
      await writeFile(join(this.root, path), text);
    }
    return formatted.map(([path]) => path);
  }

  async #format([path, text]: [path: string, text: string]): Promise<string> {
    const filepath = join(this.root, path);
    const { ignored, inferredParser } = await getFileInfo(filepath, {
      ignorePath: join(this.root, '.prettierignore'),
    });
    if (ignored || inferredParser === null) return text;
    return format(text, { ...(await resolveConfig(filepath)), filepath });
  }
}
