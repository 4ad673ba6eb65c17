import { chooseInterview } from '@site/contract';
import { defineForm } from '@site/remote-kit';
import { next, ownApplicationFailure } from './forms.ts';

const choosing = { endpoint: chooseInterview, failureText: ownApplicationFailure } as const;

export const chooseForm = defineForm({ ...choosing, name: 'choose', fields: ['slot'], next: next('chosen') });

export const giveBackForm = defineForm({
  ...choosing,
  name: 'give-back',
  fields: [],
  fixed: { slot: '' },
  next: next('given-back'),
});
