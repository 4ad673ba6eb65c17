import type { AnswerTemplate } from '../brand.ts';

export const answers: readonly AnswerTemplate[] = [
  {
    to: ['applicant', 'candidate'],
    name: 'Papers missing',
    text: 'Before we can put you forward we need to see your driving licence, your Driver CPC card and your tachograph card. Please send us a photograph of both sides of each, or bring them to our office.',
  },
  {
    to: ['applicant', 'candidate', 'client'],
    name: 'Could not reach you',
    text: 'We have rung you, and could not reach you. When may we ring again, and on which number?',
  },
  {
    to: ['applicant'],
    name: 'Employer still deciding',
    text: 'The employer has not decided yet. You need do nothing: we ask them again this week.',
  },
  {
    to: ['applicant'],
    name: 'More experience wanted',
    text: 'The employer has chosen somebody with more experience of this work. If you wish, tell us what else you would take, and we will look for it.',
  },
  {
    to: ['applicant'],
    name: 'Another job',
    text: 'We think that another of our jobs suits you better. May we ring you about it?',
  },
  {
    to: ['client'],
    name: 'Details needed',
    text: 'To quote a firm rate we need the number of drivers, the licences and the hours of each shift, where they begin, and from which day you need them.',
  },
];
