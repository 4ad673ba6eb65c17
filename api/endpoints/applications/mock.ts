import { applicationToken } from '../../../mocks/applications.ts';
import { AT_INTERVIEW } from '../../../mocks/fixtures/submissions.ts';

export const APPLICATION_PAGE = `/applications/${applicationToken('APP-7K2M9Q')}`;
/** Where staff answer all who wait for one job. */
export const ANSWERS_PAGE = '/staff/answers?job=hgv-class-1-driver-nights-leeds-7001';
/** Of an applicant who chooses a time for the interview. */
export const INTERVIEW_PAGE = `/applications/${applicationToken(AT_INTERVIEW)}`;
