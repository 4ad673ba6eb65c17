/** Messages that the server, its mocks and the pages share. */

/** No answer came. */
export const NO_CONNECTION = 'The site could not be reached. Please check your connection and try again.';
/** A fault of ours (5xx). */
export const OUR_FAULT = 'Something went wrong on our side. Please try again.';
/** 503, of anything that the database cannot do now. */
export const DATABASE_OUT =
  'We cannot save or look up anything at the moment. Please try again in a few minutes, or call us.';
/** 429 */
export const TOO_MANY_REQUESTS = 'Too many requests. Please wait 15 minutes before trying again.';
/** 429, of a wait that may be longer than a quarter of an hour; in milliseconds. */
export const tooManyRequests = (waitMs: number) =>
  TOO_MANY_REQUESTS.replace('15', String(Math.max(15, Math.ceil(waitMs / 60_000))));
/** 503 at a gate that is checking as many passwords as it can. */
export const GATE_IS_BUSY = 'Many people are signing in at the moment. Please try again in a few seconds.';

/** 503, when there is too much to do. */
export const SITE_IS_BUSY = 'Many people are using the site at the moment. Please try again in a few seconds.';

/** 403 */
export const FROM_ANOTHER_SITE = 'Requests from other sites are not allowed';

/** 404 */
export const NOTHING_HERE = 'There is nothing at this address';
export const JOB_NOT_FOUND = 'Job not found';
export const NO_SUCH_LANDING_PAGE = 'We know no such role or place';
/** 410, of a job's page. */
export const JOB_CLOSED = 'This job is closed';
/** 410, of an application. */
export const APPLICATIONS_CLOSED = 'This job is no longer open for applications.';

/** 401 at a gate. */
export const INCORRECT_PASSWORD = 'Incorrect password. Please contact the provider for access.';
/** 401 without a session. */
export const PROPOSAL_IS_LOCKED = 'Please enter the access password to read this proposal.';
/** 401 without a staff session. */
export const STAFF_ONLY = 'Please sign in as staff to do this.';

/** 400, of a person's access. */
export const DAY_IS_OVER = 'Please choose today or a day to come';
/** 404, of a person's link. */
export const NO_SUCH_ACCESS = 'Nobody has this link.';

/** 403, where the staff password was entered too long ago. */
export const PASSWORD_NEEDED = 'Please enter the staff password again to clear the jobs.';

/** 404, of the link in a mail. */
export const LINK_UNKNOWN =
  'We do not recognise this link. Please use the whole link from our email, or subscribe again.';
/** 410, of the link in a mail. */
export const LINK_EXPIRED = 'This link has expired. Please subscribe again.';
/** 404, of the link to an alert's settings. */
export const ALERT_UNKNOWN = 'We know no alert for this link. It may have ended, or the link may have been cut short.';
/** 409, of a change to an alert. */
export const SAME_ALERT = 'You already have another alert for these jobs.';
/** 404, of a submission. */
export const SUBMISSION_UNKNOWN = 'There is no submission with this reference. It may have been deleted.';
export const NO_CV = 'No CV was sent as a file with this submission.';
/** 409, of a change to a submission. */
export const SUBMISSION_CHANGED = 'A colleague has changed this submission since you opened it.';
/** 404, of the link to an application. */
export const APPLICATION_UNKNOWN =
  'We hold nothing for this link. What it opened may have been deleted, or the link may have been cut short.';
/** 409, of a change to an application. */
export const APPLICATION_MOVED = 'Where this stands has changed meanwhile. Please read it again.';
/** 400, of another address for an application. */
export const SAME_EMAIL = 'We write to this address already';
/** 404, of the link that confirms an address. */
export const EMAIL_LINK_UNKNOWN =
  'We do not recognise this link. It may have been cut short, or you have asked for another address since.';
/** 410, of the same. */
export const EMAIL_LINK_EXPIRED =
  'This link has expired. Please ask for the address again on the page that our emails link to.';
/** 409, of the same. */
export const EMAIL_REFUSED = 'We could not change the address. Please reply to our email, and we will see to it.';
/** 409, of a time for an interview. */
export const SLOT_TAKEN = 'Somebody else has just taken this time. Please choose another.';
export const INTERVIEW_OVER = 'The time of this interview is over.';
export const SLOT_GONE = 'This time is not offered any more. Please choose another.';
/** 404, of the calendar file of an interview. */
export const NO_INTERVIEW = 'No interview has been chosen.';
/** 400, of times that are offered with another status, or are over. */
export const SLOTS_WITHOUT_INTERVIEW = 'Times are offered for an interview only';
export const SLOT_OVER = 'A time that is offered must be to come';
/** 400, of an answer that changes and says nothing. */
export const NO_ANSWER = 'Please choose a status, or write a message';
/** 400, to a caller that sends anything else. */
export const NOT_AN_OBJECT = 'The request must be a JSON object';
/** 400, to a mail program. */
export const NOT_ONE_CLICK = 'The request must be JSON, or the form List-Unsubscribe=One-Click';

/** Above what of a search's address was not understood. */
export const SEARCH_PARTLY_UNREAD = 'Part of this search could not be read, and is left out';

/** To everybody who writes or applies. */
export const REPLY_PROMISE = 'We reply within 24 hours.';
/** What the proposals are about, on their gates and inside. */
export const PROPOSAL_SUBJECT = 'Contingency Plan for Driver Mobilisation';

/** 404, of the remotes. */
export const REMOTES_UNKNOWN = 'This server answers the API alone, and does not know the remotes.';
