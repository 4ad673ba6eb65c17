import type { IconName } from '@site/design-system';
import type { LinkOutcome } from './forms.ts';
import type { SubscriptionLink } from './subscription-link.ts';

interface Question {
  title: string;
  lead: string;
  heading: string;
  text: string;
  /** The button's label, before and while the call is pending. */
  button: string;
  pending: string;
  /** Shown when the call failed. */
  failure: string;
  note: string;
}

export const QUESTIONS: Record<SubscriptionLink['action'], Question> = {
  confirm: {
    title: 'Confirm your subscription',
    lead: 'Press the button, and we will start writing to you.',
    heading: 'Shall we write to you?',
    text:
      'Someone gave us your address for our newsletter or a job alert. ' +
      'Nothing is sent to you until you confirm it here.',
    button: 'Confirm',
    pending: 'Confirming…',
    failure: 'Your subscription could not be confirmed.',
    note: 'If this was not you, close this page. We delete the address within a week and will not write again.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    lead: 'Had enough mail from us? It ends here.',
    heading: 'Shall we stop writing?',
    text: 'This ends the newsletter or the job alert that your link came with. Your other alerts continue.',
    button: 'Unsubscribe',
    pending: 'Unsubscribing…',
    failure: 'You could not be unsubscribed.',
    note: 'You can subscribe again at any time.',
  },
};

/** The page's message once there is nothing left to press. */
interface Message {
  status: 'neutral' | 'success';
  icon?: IconName;
  title: string;
  lead: string;
}

export function messageFor(outcome: LinkOutcome): Message {
  switch (outcome.result) {
    case 'confirmed':
      return { status: 'success', ...CONFIRMED[outcome.kind] };
    case 'unsubscribed':
      return {
        status: 'success',
        title: 'You are unsubscribed',
        lead: 'We have deleted the subscription along with your address, and will send you nothing more for it.',
      };
    case 'expired':
      return {
        status: 'neutral',
        icon: 'clock',
        title: 'This link has expired',
        lead: 'A confirmation link works for 7 days. Please subscribe again, and we will send you a new one.',
      };
    case 'unknown':
      return {
        status: 'neutral',
        icon: 'link',
        title: 'We do not recognise this link',
        lead:
          'It may have been cut short, or may be too old. ' +
          'Please open it from our email again, or subscribe again.',
      };
  }
}

const CONFIRMED = {
  newsletter: {
    title: 'You are on the list',
    lead: 'We will send the next newsletter to your address. Each one has a link to unsubscribe.',
  },
  'job-alert': {
    title: 'Your job alert is on',
    lead:
      'When new jobs match, we will send them to your address in the morning, every day or on Mondays as you chose. ' +
      'Each email has a link to change or end the alert.',
  },
};
