import type { Change } from './change.ts';
import { Refusal } from './refusal.ts';

const UNRELEASED = '## [Unreleased]\n\n';
const ADDED = '### Added\n\n';
const ENTRY = /^## \[/m;

/** Adds a line to what the next version of the design system adds: its number is chosen when it is released. */
export const announceAddition = (change: Change, line: string): void =>
  change.edit('design-system/CHANGELOG.md', (changelog) => withAddition(opened(changelog), line));

/** The changelog with an entry of what is unreleased, above the newest version. */
function opened(changelog: string): string {
  if (changelog.includes(UNRELEASED)) return changelog;
  if (!ENTRY.test(changelog)) throw new Refusal('has no version.');
  return changelog.replace(ENTRY, `${UNRELEASED}## [`);
}

function withAddition(changelog: string, line: string): string {
  const [before = '', after = ''] = changelog.split(UNRELEASED, 2);
  const end = after.search(ENTRY);
  const unreleased = after.slice(0, end);
  const extended = unreleased.includes(ADDED)
    ? unreleased.replace(ADDED, `${ADDED}- ${line}\n`)
    : `${ADDED}- ${line}\n\n${unreleased}`;
  return `${before}${UNRELEASED}${extended}${after.slice(end)}`;
}

/** Gives what is unreleased its number, and today's date. */
export const releaseEntry = (change: Change, version: string): void =>
  change.edit('design-system/CHANGELOG.md', (changelog) => {
    if (!changelog.includes(UNRELEASED))
      throw new Refusal('has nothing under “Unreleased”: there is nothing to release.');
    return changelog.replace(UNRELEASED, `## [${version}] - ${new Date().toISOString().slice(0, 10)}\n\n`);
  });
