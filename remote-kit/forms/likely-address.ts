import { canonicalAddress } from '@site/contract';

/** Where most people's mail is. Shorter domains are one letter from too many others. */
const COMMON_DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'live.co.uk',
  'live.com',
  'yahoo.com',
  'yahoo.co.uk',
  'ymail.com',
  'icloud.com',
  'btinternet.com',
  'talktalk.net',
  'virginmedia.com',
  'ntlworld.com',
  'blueyonder.co.uk',
  'tiscali.co.uk',
  'protonmail.com',
];
/** People have mail here too, however much it looks like one of those. */
const OTHER_DOMAINS = ['mail.com', 'email.com', 'fmail.com'];

/** Endings that no domain has, and what they are slips of. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/[.,](?:con|cmo|vom|xom|comm?)$/, '.com'],
  [/[.,]co[.,]?[iu]k$/, '.co.uk'],
];

/** The address that somebody meant whose domain is one slip away from a common one, or ends as none does. */
export function likelyAddress(typed: string): string | undefined {
  const [, name, written] = /^\s*([^\s@]+)@([^\s@]+?)[\s.,;]*$/.exec(canonicalAddress(typed)) ?? [];
  const domain = written?.toLowerCase();
  if (domain === undefined || [...COMMON_DOMAINS, ...OTHER_DOMAINS].includes(domain)) return undefined;
  const meant = COMMON_DOMAINS.find((common) => lacksEnding(domain, common) || isOneSlipFrom(domain, common));
  const likely = meant ?? withEnding(domain);
  return likely === domain ? undefined : `${name}@${likely}`;
}

const withEnding = (domain: string): string =>
  ENDINGS.reduce((text, [slip, ending]) => text.replace(slip, ending), domain);

/** 'gmail', 'yahoo'; and Gmail has no other ending than its own. */
const lacksEnding = (domain: string, common: string): boolean =>
  common.startsWith(`${domain}.`) || (common === 'gmail.com' && /^gmail\.[a-z.]+$/.test(domain));

/** A letter too many, too few, another one, or two of them swapped. */
function isOneSlipFrom(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [left, wanted] = [typed.slice(start), meant.slice(start)];
  return (
    left.slice(1) === wanted ||
    left === wanted.slice(1) ||
    left.slice(1) === wanted.slice(1) ||
    (left.slice(2) === wanted.slice(2) && left[0] === wanted[1] && left[1] === wanted[0])
  );
}
