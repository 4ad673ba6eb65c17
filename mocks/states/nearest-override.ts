import { distance } from 'fastest-levenshtein';
import { readOverrides, type UnknownOverride } from './overrides.ts';

/** Words that an override can have wrong: its endpoint, and some of its states. */
const MOST_REPAIRS = 4;

/** The override that somebody may have meant: each wrong word is replaced by the choice that is spelt most like it. */
export function nearestOverride(override: string, repairs = MOST_REPAIRS): string | undefined {
  const [unknown] = readOverrides([override]).unknown;
  if (!unknown) return override;
  const choice = nearestOf(unknown);
  if (choice === undefined || repairs === 0) return undefined;
  return nearestOverride(withChoice(unknown, choice), repairs - 1);
}

/** The override with one of the choices in place of the word that means nothing. */
export const withChoice = ({ override, word }: UnknownOverride, choice: string): string =>
  word === '' ? override + choice : override.replace(word, () => choice);

function nearestOf({ word, choices }: UnknownOverride): string | undefined {
  const typed = bare(word);
  const edits = (choice: string) => distance(typed, bare(choice));
  const [nearest] = choices.toSorted((a, b) => edits(a) - edits(b));
  return nearest !== undefined && edits(nearest) <= mostEdits(typed) ? nearest : undefined;
}

/** Two letters that changed places are two edits. */
const mostEdits = ({ length }: string) => Math.min(Math.max(2, Math.floor(length / 3)), length - 1);

/** 'apply-to-job' is 'applyToJob', too. */
const bare = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, '');
