import { form } from '../../../access/policy.ts';
import { acceptSubmission } from '../../../forms/accept-submission.ts';
import { submissionTypes } from '../../../forms/submission-types.ts';
import { handler } from '../../../handler.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...form,
  partners: true,
  answer: (call) => acceptSubmission(submissionTypes.sendEmail, call),
});
