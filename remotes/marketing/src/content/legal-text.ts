/** A part of a sentence: plain words, a link, or a name as it is in the code. */
export type Run = string | { text: string; href: string } | { code: string };

export type Line = string | readonly Run[];

export interface LegalTable {
  caption: string;
  /** The headings of its columns. */
  columns: readonly string[];
  /** A cell for every column. */
  rows: readonly (readonly Line[])[];
}

/** A paragraph, a list, a table, or the heading of the blocks that follow it. */
export type LegalBlock =
  Line | { points: readonly Line[] } | { table: LegalTable } | { heading: string; /** For links to it. */ id?: string };

export interface LegalSection {
  /** The address of the section on its page: '#collection'. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}
