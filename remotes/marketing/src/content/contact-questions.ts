import { typeset } from '@site/remote-kit/typeset.ts';

export interface Question {
  id: string;
  question: string;
  answer: string;
}

export const QUESTIONS_TITLE = 'Frequently asked questions';

export const contactQuestions: readonly Question[] = typeset([
  {
    id: 'reply',
    question: 'How quickly will you reply to my message?',
    answer:
      'Within 24 hours, weekends included. Messages marked as emergency cover go straight to the duty desk, so for a shift that starts today please call as well.',
  },
  {
    id: 'emergency',
    question: 'Can you cover a shift at short notice?',
    answer:
      'Yes. We offer same-day emergency cover, day and night. Tell us the vehicle, the licence it needs, the start time and the depot, and we ring back with a name.',
  },
  {
    id: 'permanent',
    question: 'How long does it take to fill a permanent role?',
    answer:
      'Permanent roles are usually filled in 48–72 hours from an agreed brief, because our drivers are vetted before you need them. Senior and technical posts can take longer.',
  },
  {
    id: 'fees',
    question: 'Do I pay a fee upfront?',
    answer:
      'Not for contingency recruitment: you pay only when somebody you chose starts work. Temporary staff are charged by the hour, and we agree project campaigns in writing before they begin.',
  },
  {
    id: 'candidates',
    question: 'I am a driver. What happens after I get in touch?',
    answer:
      'A consultant who knows your licence category reads your details and calls you. Applications are reviewed in 2–3 business days; have your licence, CPC and tachograph cards to hand. Registering costs you nothing.',
  },
]);
