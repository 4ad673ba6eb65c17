import { brand, type IconName } from '@site/design-system';
import { typeset } from '@site/remote-kit';
import type { LegalSection } from './legal-text.ts';
import { collection } from './privacy/collection.ts';
import { contact } from './privacy/contact.ts';
import { documentSecurity } from './privacy/document-security.ts';
import { rights } from './privacy/rights.ts';
import { security } from './privacy/security.ts';
import { sharing } from './privacy/sharing.ts';
import { usage } from './privacy/usage.ts';

export const PRIVACY_UPDATED = 'January 2025';

export const PRIVACY_EXTENDED =
  'Extended November 2026: CV files, job alerts, saved jobs, each cookie by name, and how to complain.';

export const commitment = typeset({
  title: 'Our commitment',
  text: `You trust us with your work, your licence and sometimes your bank details. ${brand.legalName} (“${brand.name}”, “we”) decides how they are used, and is answerable for it under the UK GDPR and the Data Protection Act 2018.`,
});

export interface Commitment {
  icon: IconName;
  title: string;
  text: string;
}

export const promises: readonly Commitment[] = typeset([
  {
    icon: 'eye-off',
    title: 'No tracking',
    text: 'No advertising and no analytics. Reading this website sets no cookie that identifies you.',
  },
  {
    icon: 'handshake',
    title: 'Never sold',
    text: 'Your details go to those who need them to find you work or staff.',
  },
  {
    icon: 'document',
    title: 'Yours to see',
    text: 'Ask for a copy, and you have it within 30 days, free of charge.',
  },
  {
    icon: 'calendar',
    title: 'Gone on time',
    text: 'Everything has an end date, and the website deletes what has reached it.',
  },
]);

/** The policy itself, in the order of the page. */
export const privacySections: readonly LegalSection[] = typeset([
  collection,
  usage,
  sharing,
  security,
  documentSecurity,
  rights,
  contact,
]);
