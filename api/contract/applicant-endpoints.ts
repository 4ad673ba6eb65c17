/*
 * What pages about applications call, with `api.call`. Apart from the site's, so that no other page loads their
 * schemas.
 */

export { endpoint as answerRecord } from '../endpoints/applications/answer-record/contract.ts';
export { endpoint as application } from '../endpoints/applications/application/contract.ts';
export { endpoint as changeApplication } from '../endpoints/applications/change-application/contract.ts';
export { endpoint as changeApplicationEmail } from '../endpoints/applications/change-application-email/contract.ts';
export { endpoint as confirmApplicationEmail } from '../endpoints/applications/confirm-application-email/contract.ts';
export { endpoint as chooseInterview } from '../endpoints/applications/choose-interview/contract.ts';
export { endpoint as interviewCalendar } from '../endpoints/applications/interview-calendar/contract.ts';
export { endpoint as replaceApplicationCv } from '../endpoints/applications/replace-application-cv/contract.ts';
