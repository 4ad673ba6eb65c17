import type { IconName } from '@site/design-system';
import type { LinkOutcome } from './link-outcome.ts';
import type { SubscriptionLink } from './subscription-link.ts';

interface Question {
  title: string;
  lead: string;
  heading: string;
  text: string;
  /** What the button says: before, and while it is at it. */
  button: string;
  pending: string;
  /** When it could not be done. */
  failure: string;
  note: string;
}

export const QUESTIONS: Record<SubscriptionLink['action'], Question> = {
  confirm: {
    title: 'Confirm your subscription',
    lead: 'One press of the button, and it is on its way.',
    heading: 'Shall we write to you?',
    text: 'Somebody gave us your address for our newsletter or a job alert. Nothing is sent to you until you confirm it here.',
    button: 'Confirm',
    pending: 'Confirming…',
    failure: 'Your subscription could not be confirmed.',
    note: 'Was it not you? Then close this page. We forget the address within a week and do not write again.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    lead: 'Had enough mail from us? It ends here.',
    heading: 'Shall we stop writing?',
    text: 'This ends the newsletter or the job alert that your link came with. Other alerts that you have go on.',
    button: 'Unsubscribe',
    pending: 'Unsubscribing…',
    failure: 'You could not be unsubscribed.',
    note: 'You can subscribe again at any time.',
  },
};

interface News {
  good: boolean;
  icon: IconName;
  heading: string;
  text: string;
}

/** What is said when there is nothing left to press. */
export function newsOf(outcome: Exclude<LinkOutcome, { result: 'failed' }>): News {
  switch (outcome.result) {
    case 'confirmed':
      return { good: true, icon: 'check', ...CONFIRMED[outcome.kind] };
    case 'unsubscribed':
      return {
        good: true,
        icon: 'check',
        heading: 'You are unsubscribed',
        text: 'We have deleted the subscription with your address, and write no more of it.',
      };
    case 'expired':
      return {
        good: false,
        icon: 'clock',
        heading: 'This link has expired',
        text: 'A link to confirm works for 7 days. Please subscribe again, and we send you a new one.',
      };
    case 'unknown':
      return {
        good: false,
        icon: 'link',
        heading: 'We do not know this link',
        text: 'It may have lost its end on the way, or be too old. Please open it from our e-mail once more, or subscribe again.',
      };
  }
}

const CONFIRMED = {
  newsletter: {
    heading: 'You are on the list',
    text: 'The next newsletter comes to your address. Each one has a link that ends it.',
  },
  'job-alert': {
    heading: 'Your job alert is on',
    text: 'As soon as new jobs fit, we send them to your address, at most once a day. Each mail has a link that ends the alert.',
  },
};
