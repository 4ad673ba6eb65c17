import {
  CAREER_INTERESTS,
  describeCriteria,
  QUOTE_SERVICES,
  type ApplicationKind,
  type InquiryType,
  type JobAlertCriteria,
  type SubmissionKind,
  type SubscriptionKind,
} from '@site/contract';

/** What every form's submissions, and subscriptions, have in common. */
export interface SubmissionOutline {
  /** Nothing about the person. */
  about: string;
  /** Here and below, personal data; '' for what the form does not ask for. */
  name: string;
  email: string;
  phone: string;
  /** What else the person filled in. */
  texts: { label: string; text: string }[];
}

type Content = Readonly<Record<string, unknown>>;

/** What a reference begins with: 'APP-7K2M9Q'. */
export type ReferencePrefix = 'APP' | 'MSG' | 'QUO' | 'CAN' | 'SUB';

/** The kinds with a prefix of their own; every other reference is a message's. */
export const KIND_BY_PREFIX: Readonly<Record<string, SubmissionKind>> = {
  APP: 'application',
  QUO: 'quote',
  CAN: 'candidate',
  SUB: 'subscription',
};

/** Of 'APP-7K2M9Q': 'application'. */
export const kindOf = (reference: string): SubmissionKind => KIND_BY_PREFIX[reference.slice(0, 3)] ?? 'message';

/**
 * What was filled in, whichever form it was. A field counts as personal unless it is known not to be.
 * The job's title is not the one that was sent, which may be anything.
 */
export function outlineOf(content: Content, jobTitle: string | null): SubmissionOutline {
  const text = (name: string) => textOf(content[name]);
  const known = new Set([...ABOUT, ...PERSON, 'jobTitle', 'jobSlug', 'website', 'cvFile']);
  return {
    about: jobTitle ?? ABOUT.map((name) => ABOUT_TEXTS[name][text(name)] ?? '').find(Boolean) ?? '',
    name: text('fullName') || text('contactName') || `${text('firstName')} ${text('lastName')}`.trim(),
    email: text('email'),
    phone: text('phone'),
    // The database does not keep the order of fields.
    texts: Object.keys(content)
      .filter((name) => !known.has(name) && text(name) !== '')
      .map((name) => ({ label: LABELS[name] ?? spaced(name), text: text(name) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, 'en-GB')),
  };
}

export interface OutlinedSubscription {
  kind: SubscriptionKind;
  email: string;
  /** What jobs must match; empty for a newsletter. */
  criteria: JobAlertCriteria;
  isConfirmed: boolean;
}

export function outlineOfSubscription({ kind, email, criteria, isConfirmed }: OutlinedSubscription): SubmissionOutline {
  const isAlert = kind === 'job-alert';
  return {
    about: `${isAlert ? 'Job alert' : 'Newsletter'}, ${isConfirmed ? 'confirmed' : 'not confirmed yet'}`,
    name: '',
    email,
    phone: '',
    texts: isAlert ? [{ label: 'Looks for', text: describeCriteria(criteria) }] : [],
  };
}

/** The field that has the name of whoever sent it. */
export const nameFieldOf = (kind: ApplicationKind) => (kind === 'quote' ? 'contactName' : 'fullName');

const PERSON = ['fullName', 'contactName', 'firstName', 'lastName', 'email', 'phone'];
const ABOUT = ['inquiryType', 'service', 'careerInterest'] as const;

const INQUIRY_TEXTS: Record<InquiryType, string> = {
  hire: 'Hiring staff',
  work: 'Finding work',
  emergency: 'Emergency cover',
  general: 'General enquiry',
  partnership: 'Partnership',
};
const ABOUT_TEXTS: Record<(typeof ABOUT)[number], Readonly<Record<string, string>>> = {
  inquiryType: INQUIRY_TEXTS,
  service: QUOTE_SERVICES,
  careerInterest: CAREER_INTERESTS,
};

const LABELS: Readonly<Record<string, string>> = { cv: 'Experience' };

/** 'coverLetter' -> 'Cover letter' */
const spaced = (name: string) => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');
