import { siteEndpoints } from '@site/contract';
import { defineForm } from '@site/remote-kit';
import { application } from '../../content/candidates.ts';
import { failureReason } from '../forms/failure-reason.ts';
import { sentHref } from '../forms/use-sent.ts';

export const APPLY_ID = 'apply';

export const candidateForm = defineForm({
  name: 'candidate',
  endpoint: siteEndpoints.registerCandidate,
  fields: ['fullName', 'email', 'phone', 'careerInterest', 'yearsOfExperience', 'about'],
  failureText: failureReason(application.failed),
  next: (reply) => sentHref('/candidates', APPLY_ID, reply),
});
