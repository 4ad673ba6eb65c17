import { acceptSubmission } from '../forms/accept-submission.ts';
import { submissionTypes } from '../forms/submission-types.ts';
import { apiFunction } from '../function.ts';

export default apiFunction('applyToJob', (call) => acceptSubmission(submissionTypes.applyToJob, call));
