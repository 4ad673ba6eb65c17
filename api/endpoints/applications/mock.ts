import { applicationPage } from '../../../mocks/applications.ts';
import { AT_INTERVIEW } from '../../../mocks/fixtures/submissions.ts';

export const APPLICATION_PAGE = applicationPage('APP-7K2M9Q');
/** Where staff answer all who wait for one job. */
export const ANSWERS_PAGE = '/staff/answers?job=hgv-class-1-driver-nights-leeds-7001';
/** Of an applicant who chooses a time for the interview. */
export const INTERVIEW_PAGE = applicationPage(AT_INTERVIEW);
export const REGISTRATION_PAGE = applicationPage('CAN-9VBD2K');
export const QUOTE_PAGE = applicationPage('QUO-P3HX6N');
