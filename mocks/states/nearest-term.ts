import { distance } from 'fastest-levenshtein';
import { readTerms, type UnknownTerm } from './terms.ts';

/** Words that a term can have wrong: its endpoint, and some of its states. */
const MOST_REPAIRS = 4;

/** The term that somebody may have meant: each wrong word is replaced by the choice that is spelt most like it. */
export function nearestTerm(term: string, repairs = MOST_REPAIRS): string | undefined {
  const [unknown] = readTerms([term]).unknown;
  if (!unknown) return term;
  const choice = nearestOf(unknown);
  if (choice === undefined || repairs === 0) return undefined;
  return nearestTerm(withChoice(unknown, choice), repairs - 1);
}

/** The term with one of the choices in place of the word that means nothing. */
export const withChoice = ({ term, word }: UnknownTerm, choice: string): string =>
  word === '' ? term + choice : term.replace(word, () => choice);

function nearestOf({ word, choices }: UnknownTerm): string | undefined {
  const typed = bare(word);
  const edits = (choice: string) => distance(typed, bare(choice));
  const [nearest] = choices.toSorted((a, b) => edits(a) - edits(b));
  return nearest !== undefined && edits(nearest) <= mostEdits(typed) ? nearest : undefined;
}

/** Two letters that changed places are two edits. */
const mostEdits = ({ length }: string) => Math.min(Math.max(2, Math.floor(length / 3)), length - 1);

/** 'apply-to-job' is 'applyToJob', too. */
const bare = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, '');
