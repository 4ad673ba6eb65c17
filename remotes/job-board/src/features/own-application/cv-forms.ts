import { cvFileProblem, replaceApplicationCv } from '@site/contract';
import { defineForm } from '@site/remote-kit';
import { next, ownApplicationFailure } from './forms.ts';

export const cvForm = defineForm({
  name: 'cv',
  endpoint: replaceApplicationCv,
  fields: ['cvFile'],
  files: { cvFile: cvFileProblem },
  failureText: ownApplicationFailure,
  next: next('cv'),
});
