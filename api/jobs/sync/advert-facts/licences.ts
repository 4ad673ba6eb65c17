import { LICENCES, type Licence } from '@site/contract';
import { termsOf } from '../../search/trade-terms.ts';
import type { Clause } from './clauses.ts';

/** What is wished for, promised, or not a driving licence at all. */
const NOT_ASKED_FOR =
  /\b(?:prefer\w*|desir\w+|advantage\w*|bonus|plus|beneficial|helpful|helps?|welcome|ideally|useful|not (?:be )?(?:required|needed|necessary|essential)|unnecessary|no|without|train(?:ing|ed|ees?)?|routes? to|progress\w*|upgrad\w+|fund\w*|towards|acquisition|paid for|if you|operators?|operator's|undertakings|licensing|forklift|flt|counterbalance|reach|llop|personal|premises|software|sia|checks?|bring|copy|proof|refresher)\b/;
const CUE = /\b(?:licences?|entitlements?|categor(?:y|ies)|cat|hold(?:s|ers?|ing)?)\b/;
/** People, vehicles and work that a job has to do with. */
const OTHERS =
  /\b(?:drivers|planning|managing|recruit\w*|fleet|vehicles?|units?|trailers?|maintain\w*|repair\w*|passengers?)\b/;
const DRIVES = /\b(?:drivers?|driving|tramper|trunker|shunter|courier|operator|porter)\b/;
const VEHICLES = /\b(?:artics?|articulated|rigids?|drawbars?|wagon and drag)\b|\b(?:hgv|lgv|psv) or (?:pcv|psv)\b/g;
/** 'HGV licence' names no category. */
const UNSPECIFIED = /\b(?:hgv|lgv|lorry|truck|bus)(?: driving)? licences?\b/g;

/** A text without any of these names no category. */
const RELEVANT = /licen|entitle|cat|class|hgv|lgv|psv|pcv|7[.,]5|\b[bcd]1?\b|\bce\b/;

/** By the trade's own terms; see search/vocabulary. */
const TERMS: Readonly<Record<Exclude<Licence, 'D1'>, string>> = {
  B: 'owntermcarlicence',
  C1: 'owntermseventonne',
  C: 'owntermclass2',
  'C+E': 'owntermclass1',
  D: 'owntermpcv',
};

interface Parts {
  title: readonly Clause[];
  description: readonly Clause[];
  requirements: readonly Clause[];
}

/**
 * The categories that an advert asks for; of several, any may do. A licence for cars counts where no other is asked
 * for: whoever drives a lorry has it.
 */
export function readLicences({ title, description, requirements }: Parts): Licence[] {
  const isForDriver =
    title.some(({ text }) => DRIVES.test(text)) && !title.some(({ text }) => /\btrainee\b/.test(text));
  const found = new Set([
    ...(isForDriver ? title : []).flatMap(({ text }) => (NOT_ASKED_FOR.test(text) ? [] : licencesOf(text))),
    ...partsOf(description).flatMap((text) => (CUE.test(text) ? inText(text) : [])),
    ...partsOf(requirements).flatMap(inText),
  ]);
  const heavier = LICENCES.filter((licence) => licence !== 'B' && found.has(licence));
  return heavier.length > 0 || !found.has('B') ? heavier : ['B'];
}

/** 'Class 2 licence, Class 1 an advantage' says two things. */
const partsOf = (clauses: readonly Clause[]): string[] =>
  clauses.flatMap(({ text }) => text.split(/,|\bbut\b/)).map((text) => text.replaceAll('license', 'licence').trim());

function inText(text: string): Licence[] {
  if (!RELEVANT.test(text) || NOT_ASKED_FOR.test(text)) return [];
  const isCued = CUE.test(text);
  if (!isCued && OTHERS.test(text)) return [];
  const licences = licencesOf(text.replaceAll(VEHICLES, ' ').replaceAll(UNSPECIFIED, ' '));
  // 'PCV experience' is often a mechanic's.
  return isCued ? licences : licences.filter((licence) => licence !== 'D');
}

/** To searches, D1 is one of the licences for buses. */
const D1 = /\bd1\b/g;

function licencesOf(text: string): Licence[] {
  const terms = termsOf({ title: spelledOut(text.replaceAll(D1, ' ')) }).own;
  return LICENCES.filter((licence) => (licence === 'D1' ? text.search(D1) >= 0 : terms.includes(TERMS[licence])));
}

/** The letters of a list, as the vocabulary knows them: 'category C, C1 or D licence'. */
const spelledOut = (text: string): string =>
  CUE.test(text) ? text.replaceAll(/\b(?<!(?:category|cat) )([bcd])(?! ?[+&]|1)\b/g, 'category $1') : text;
