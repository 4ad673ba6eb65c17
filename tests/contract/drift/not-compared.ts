import type { EndpointName } from '@site/contract';
import { ENDPOINT_NAMES, isGuarded, offers, type StateName } from '@site/mocks';

/** States that no real function is in: they are of what it says, or of the way there. */
export const OF_THE_WAY: Readonly<Partial<Record<StateName, string>>> = {
  minimal: 'The real functions fill in every optional field that they know.',
  hostile: 'Adverts and visitors write such texts, not the functions.',
  offline: 'Nothing arrives.',
  malformed: 'The connection breaks off.',
  'web-page': 'A proxy answers.',
  slow: 'The usual answer, later.',
  'very-slow': 'The usual answer, later.',
  pending: 'The usual answer, never.',
};

const GAZETTEER = 'The real gazetteer is a file of its own, which no test empties.';
const VOCABULARY = 'The real search counts jobs by the trade’s terms, and suggests other texts.';

const STAFF_TABLES =
  'Tables for staff are only filled with what the mocks begin with: they number their rows and refuse copies.';

const listsForStaff = ENDPOINT_NAMES.filter(isGuarded).flatMap((name) =>
  (['empty', 'one', 'many'] as const)
    .filter((state) => offers(name, state))
    .map((state) => [`${name}:${state}`, STAFF_TABLES] as const),
);

/** States that the real function cannot be brought into, as 'endpoint:state'. */
export const NOT_REACHED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(listsForStaff),
  'acceptInvitation:ready': 'It takes a passkey, or a code of the moment.',
  'answerRecord:many': 'A figure needs applicants of days that are over.',
  'deskSummary:asked': 'Whoever asks has an account, which the other comparisons do without.',
  'deskSummary:shared-password': 'It stays beside accounts, which the other comparisons do without.',
  'landingPage:one': 'The real gazetteer adds the areas that a single job’s town lies in.',
  'suggestPlaces:empty': GAZETTEER,
  'suggestPlaces:one': GAZETTEER,
  'suggestPlaces:many': GAZETTEER,
  'staffAuth:accounts': 'The compared API keeps the shared password, with which the others are called.',
  'suggestSearches:one': VOCABULARY,
  'suggestSearches:many': VOCABULARY,
};

/** Endpoints whose bodies have data of their own on each side; their fields and kinds of values are compared. */
export const OWN_DATA: Readonly<Partial<Record<EndpointName, string>>> = {
  myAccount: 'A session of the real API is one that was opened, not one of a list.',
  passkeyOptions: 'Each challenge is a new one.',
  staffInvitation: 'The real codes follow from the token and a secret.',
  proposalContent: 'The proposals are confidential texts in the real API; the mocks have made-up ones.',
  landingPage: 'The real gazetteer knows more places and areas, and orders them by their jobs.',
  landingAddresses: 'The real gazetteer knows more places and areas.',
  interviewCalendar: 'The mocks write the file without a library: what it says is tested of the real one.',
  suggestPlaces: 'The real gazetteer knows more places.',
  suggestSearches: 'The real search knows the trade’s terms; the mocks compare words.',
  confirmApplicationEmail: 'The real token is a new one each time.',
  payByRole: 'The real search knows the trade’s terms; the mocks compare words.',
};
