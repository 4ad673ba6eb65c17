/** How a remote's files can fail where browsers load them, by the words of a link: 'job-board:missing'. */
const MEANINGS = {
  missing: 'are missing',
  changed: 'do not have the hashes that pages name',
  'cut-off': 'are cut off',
  never: 'never arrive',
} as const;
type FileState = keyof typeof MEANINGS;

const WORD = /^([a-z][a-z0-9-]*):(missing|changed|cut-off|never)$/;

interface FaultyFiles {
  remote: string;
  state: FileState;
}

/** What a word says of a remote's files; undefined for one that speaks of something else. */
export function readFileWord(word: string): FaultyFiles | undefined {
  const [, remote, state] = WORD.exec(word) ?? [];
  return remote === undefined ? undefined : { remote, state: state as FileState };
}

/** For people: 'the files of job-board are missing'. */
export const fileMeaning = ({ remote, state }: FaultyFiles): string => `the files of ${remote} ${MEANINGS[state]}`;
