import { git } from './changed/changed-files.ts';

/** What a run says that has no pictures to compare with. */
export const FIRST_PICTURES = `This machine has no pictures to compare with yet: this run takes the first ones, of each story in its widths, brands
and colour schemes. They are this machine’s own, since they depend on its fonts and graphics, and stay in .visual/,
outside Git. The next run compares with them.
`;

/** A warning unless the files in `folder` are those of the branch main; empty otherwise. */
export function notMain(folder: string): string {
  const branch = git(folder, 'branch', '--show-current').trim();
  const changed = git(folder, 'status', '--porcelain') !== '';
  const where = [
    branch === 'main' ? [] : branch ? `on the branch ${branch}` : 'on no branch',
    changed ? 'with changes that are not committed' : [],
  ].flat();
  if (where.length === 0) return '';
  return `You are ${where.join(', ')}: the pictures show the code as it is now. To compare with main instead, take them there:
  git switch main && npm run test:visual -- --update
`;
}
