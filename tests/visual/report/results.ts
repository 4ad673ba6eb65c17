import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ModeName } from '../../../.storybook/modes.ts';
import { compare } from '../pixels.ts';
import type { Picture } from '../take-pictures.ts';
import { hash, type Finding, type Results } from './finding.ts';
import { groupsOf, keyOf } from './groups.ts';
import { reportPage } from './page.ts';

/** The approved pictures of this machine, and the report on what differs from them. */
export class Pictures {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  get report(): string {
    return join(this.#folder, 'report');
  }

  approved = ({ id }: { id: string }, mode: ModeName): Promise<Buffer | undefined> =>
    readFile(this.#approvedFile(id, mode)).catch(() => undefined);

  async approve({ subject: { id }, mode, png }: Picture): Promise<void> {
    if (!png) return;
    await mkdir(dirname(this.#approvedFile(id, mode)), { recursive: true });
    await writeFile(this.#approvedFile(id, mode), png);
  }

  /** Without an approved picture, a story is new. */
  async forget({ subject: { id }, mode }: Picture): Promise<void> {
    await rm(this.#approvedFile(id, mode), { force: true });
  }

  /** @returns undefined if it looks as approved */
  async examine({ subject, mode, png, failure }: Picture): Promise<Finding | undefined> {
    const { id, title, name } = subject;
    const story = { id, title, name, mode };
    if (!png) return { ...story, summary: failure ?? '', share: 1 };
    const approved = await this.approved(subject, mode);
    if (!approved) return { ...story, summary: `New: ${title}`, share: 1, after: await this.#keep(png) };
    const change = await compare(approved, png);
    return change && { ...story, ...change, before: await this.#keep(approved), after: await this.#keep(png) };
  }

  async clearReport(): Promise<void> {
    await rm(this.report, { recursive: true, force: true });
    await mkdir(join(this.report, 'pictures'), { recursive: true });
  }

  async writeReport(results: Results): Promise<void> {
    await writeFile(join(this.report, 'results.json'), JSON.stringify(results));
    await writeFile(join(this.report, 'index.html'), reportPage(results));
  }

  /** @throws if there is no report */
  async readReport(): Promise<Results> {
    return JSON.parse(await readFile(join(this.report, 'results.json'), 'utf8')) as Results;
  }

  /** Approves what the report found, or one group of it. */
  async approveFindings(key?: string): Promise<void> {
    const results = await this.readReport();
    const group = groupsOf(results.findings).find((each) => keyOf(each) === key);
    const findings = await Promise.all(
      results.findings.map(async (finding) => {
        const { id, mode, after } = finding;
        if (!after || (key !== undefined && !group?.includes(finding))) return finding;
        await mkdir(dirname(this.#approvedFile(id, mode)), { recursive: true });
        await copyFile(join(this.report, after), this.#approvedFile(id, mode));
        return { ...finding, approved: true };
      }),
    );
    await this.writeReport({ ...results, findings });
  }

  #approvedFile(id: string, mode: ModeName): string {
    return join(this.#folder, mode, `${id}.png`);
  }

  /** Pictures that are equal are one file. */
  async #keep(png: Buffer): Promise<string> {
    const file = `pictures/${hash(png)}.png`;
    await writeFile(join(this.report, file), png);
    return file;
  }
}
