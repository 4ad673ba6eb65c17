/**
 * One thing that the trade calls by several names. Names are found as `PhraseMatcher` says: only one of 'fork lift',
 * 'fork-lifts' and 'forklift' is listed. Number words stand for figures, and 'and' for '+' and '&'.
 */
export interface Term {
  /** Names wherever they are used: in an advert's title and text, and in a search. */
  names?: readonly string[];
  /** Names in titles and searches; in an advert's text, the same words mostly mean something else. */
  titles?: readonly string[];
  /** What only visitors call it. */
  searches?: readonly string[];
  /** Employers name it among the benefits too. */
  isBenefit?: true;
  /** The wider terms whose searches find this as well. */
  kindOf?: readonly string[];
}

export type Terms = Readonly<Record<string, Term>>;
